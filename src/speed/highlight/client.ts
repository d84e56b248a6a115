import type {Fence} from './fence';
import {escapeHtml} from './html';

/**
 * In the browser there is no highlighter to start with: React keeps the highlighted text of the static HTML. Should it render a block
 * anew, the reader gets the plain text and never an empty block.
 */
export const renderHtml = ({code}: Fence): string => escapeHtml(code);
