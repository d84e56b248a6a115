import {unescapeHtml} from '../../lib/html';
import type {Fence} from './fence';

/** Text as HTML, with as few characters as possible: the others need no entity in the content of an element. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The code that highlighted HTML shows: what the copy button copies. */
export const plainText = (html: string): string => unescapeHtml(html.replaceAll(/<[^>]*>/g, ''));

/** What `server.ts` does, in the browser, which starts without a highlighter. */
export const renderHtml = ({code}: Fence): string => escapeText(code);
