/**
 * DocSearch puts texts into the page as markup. So texts must be escaped, but matches be marked. The engine is asked to mark
 * matches with two characters that no text has; then all is escaped, then these become tags.
 */

/** Private-use characters around a match. */
export const markStart = '\ue000';
export const markEnd = '\ue001';
const marks = /[\ue000\ue001]/g;

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** Text with marks as HTML that shows the text and nothing else. */
export const toHtml = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (character) => entities[character]!)
    .replaceAll(markStart, '<mark>')
    .replaceAll(markEnd, '</mark>');

/** Text without marks. */
export const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/**
 * HTML out of a storage that anybody can write to. What `toHtml` has made stays as it is; of anything else, the markup is shown as
 * text.
 */
export const cleanHtml = (html: string): string =>
  toHtml(
    html
      .replaceAll('<mark>', markStart)
      .replaceAll('</mark>', markEnd)
      .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters.get(entity)!),
  );
