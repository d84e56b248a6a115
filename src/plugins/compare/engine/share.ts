/** How much of a page changed. */
import {textOfBlock, textOfCell} from '../store/block';
import type {Group} from './compare';
import {wordsOf} from './words';

const countWords = (text: string): number => wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * The share of words that are only in one of two versions, of the words of both: 0 when no text changed, up to 1.
 * Moved content counts as changed.
 */
export function shareOf(groups: readonly Group[]): number {
  let [only, all, isChanged] = [0, 0, false];
  for (const change of groups.flatMap(({changes}) => changes)) {
    if ('block' in change) {
      const text = textOfBlock(change.block);
      only += countWords(text);
      all += countWords(text);
      isChanged = true;
      continue;
    }
    all += countWords(textOfBlock(change.before)) + countWords(textOfBlock(change.after));
    if (change.type === 'changed') {
      isChanged = true;
      const parts = change.cells.flat().filter(({where}) => where !== 'both');
      only += parts.reduce((sum, {pieces}) => sum + countWords(textOfCell(pieces)), 0);
    }
  }
  // A change of signs or of an empty line is one too.
  return isChanged ? Math.min(1, Math.max(only, 1) / Math.max(all, 1)) : 0;
}
