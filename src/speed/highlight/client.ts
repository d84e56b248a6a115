import type {Fence} from './fence';
import {escapeHtml} from './html';

/**
 * The browser starts without a highlighter: React keeps the highlighted text of the static HTML. If it renders a block again, the block
 * has plain text.
 */
export const renderHtml = ({code}: Fence): string => escapeHtml(code);
