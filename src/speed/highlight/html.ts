const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const characters: Readonly<Record<string, string>> = {'&amp;': '&', '&lt;': '<', '&gt;': '>'};

/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>]/g, (character) => entities[character]!);

/** The code that highlighted HTML shows: what the copy button copies. */
export const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:lt|gt|amp);/g, (entity) => characters[entity]!);
