/**
 * Hits are shown as markup, so texts must be escaped and matches marked. The engine marks matches with two characters that no text
 * contains. The text is then escaped, and the characters are replaced with tags.
 */
import {escapeHtml} from '../../lib/html';

/** Private-use characters around a match. */
export const markStart = '\ue000';
export const markEnd = '\ue001';
const marks = /[\ue000\ue001]/g;

/** Converts text with marks to safe HTML. */
export const toHtml = (text: string): string =>
  escapeHtml(text).replaceAll(markStart, '<mark>').replaceAll(markEnd, '</mark>');

/** Text without marks. */
export const withoutMarks = (text: string): string => text.replaceAll(marks, '');
