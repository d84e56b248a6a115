/** What a move of a page changes. Pure: texts in, texts out. */
import type {Move} from '../../src/config/moves';
import {relinked, type Moved} from './links';

/** A file with its text. */
export type Texts = ReadonlyMap<string, string>;

/** A move that cannot be. The message is for the writer. */
export class BadMove extends Error {}

/** Id of a page of `docs/`, from what a writer typed: a path with or without its ending. */
export function idOf(typed: string): string {
  const id = /^(?:\.\/)?docs\/(.+?)(?:\.mdx?)?$/.exec(typed)?.[1];
  if (id === undefined || !/^[\w-]+(?:\/[\w-]+)*$/.test(id)) {
    throw new BadMove(`"${typed}" is no page; expected one such as docs/help/index`);
  }
  return id;
}

/** The list of moves with one more: what led to the old page in the same version leads to the new one. */
export const withMove = (moves: readonly Move[], move: Move): Move[] => [
  ...moves
    .map((before) => (before.to === move.from && before.since === move.since ? {...before, to: move.to} : before))
    .filter(({from, to}) => from !== to && from !== move.to),
  move,
];

/** The files whose text changes, under their names after the move. */
export function movedTexts(pages: Texts, sidebars: string, from: string, to: string): Map<string, string> {
  const moved: Moved = {from: `docs/${from}.md`, to: `docs/${to}.md`};
  if (!pages.has(moved.from)) {
    throw new BadMove(`There is no ${moved.from}; expected a page of docs/`);
  }
  if (pages.has(moved.to)) {
    throw new BadMove(`${moved.to} is there already; expected a name that is free`);
  }
  const changed = [...pages].flatMap(([file, text]): [string, string][] => {
    const after = relinked(text, file, moved);
    return file === moved.from ? [[moved.to, after]] : after === text ? [] : [[file, after]];
  });
  const named = sidebars.replaceAll(`'${from}'`, `'${to}'`);
  return new Map([...changed, ...(named === sidebars ? [] : [['sidebars.ts', named] as const])]);
}

/** Lines of other files that name the old page: a person reads them. */
export function leftToRead(files: Texts, from: string): string[] {
  const name = new RegExp(`(?<![\\w/-])${from.replaceAll('/', '\\/')}(?![\\w-])`);
  return [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (name.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}
