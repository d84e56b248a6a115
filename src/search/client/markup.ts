/**
 * DocSearch inserts texts as markup, so texts must be escaped and matches marked. The engine marks matches with two characters that no
 * text contains. The text is then escaped, and the characters are replaced with tags.
 */

/** Private-use characters around a match. */
export const markStart = '\ue000';
export const markEnd = '\ue001';
const marks = /[\ue000\ue001]/g;

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** Converts text with marks to safe HTML. */
export const toHtml = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (character) => entities[character]!)
    .replaceAll(markStart, '<mark>')
    .replaceAll(markEnd, '</mark>');

/** Text without marks. */
export const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/** Converts HTML from `toHtml` back to text with marks. Any other markup stays text. */
export const fromHtml = (html: string): string =>
  html
    .replaceAll('<mark>', markStart)
    .replaceAll('</mark>', markEnd)
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters.get(entity)!);
