/** Reads values from browser storage, which can contain anything. */

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
};

/** An object from JSON; empty if the text is not an object. */
export function readRecord(text: string | null): Readonly<Record<string, unknown>> {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The strings in a JSON list, or none if the text is not a list. */
export function readTexts(text: string | null): string[] {
  const value = parsed(text);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
