const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>]/g, (character) => entities[character]!);
