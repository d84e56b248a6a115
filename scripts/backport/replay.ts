import {released} from './plan';
import type {Block} from './blocks';
import {blocksOf} from './blocks';
import {changedFiles, textAt} from './git';
import {planOf} from './plan';

/** What a replay of corrections counted: texts by version. */
export interface Replay {
  /** Said to apply, and corrected then. */
  right: number;
  /** Said to apply, and left or written otherwise then. */
  tooMany: number;
  /** Corrected then, and not said to apply. */
  missed: number;
}

const has = (text: string, wanted: readonly Block[]): boolean => {
  const blocks = blocksOf(text);
  return blocks.some((_, start) => wanted.every((block, index) => blocks[start + index]?.text === block.text));
};

/** Compares what the command would have said before a commit with what its author did in the released versions. */
export function replay(commit: string): Replay {
  const before = `${commit}~1`;
  const result: Replay = {right: 0, tooMany: 0, missed: 0};
  const texts = new Map<string, string | undefined>();
  const read = (revision: string | undefined, file: string): string | undefined => {
    const key = `${revision} ${file}`;
    return texts.has(key) ? texts.get(key) : texts.set(key, textAt(revision, file)).get(key);
  };
  const range = {from: before, to: commit};
  for (const {change, verdicts} of planOf(range, released, before, read, changedFiles(range, 'docs/'))) {
    if (change.removed.length === 0) {
      continue;
    }
    for (const {file, verdict} of verdicts) {
      const [old, now] = [read(before, file), read(commit, file)];
      if (old !== undefined && now !== undefined) {
        const isDone = has(old, change.removed) && !has(now, change.removed) && has(now, change.added);
        const applies = verdict.fit === 'applies';
        result.right += Number(applies && isDone);
        result.tooMany += Number(applies && !isDone);
        result.missed += Number(!applies && isDone);
      }
    }
  }
  return result;
}
