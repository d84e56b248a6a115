/** Links of Markdown pages when one of them moves. Pure. */
import {posix} from 'node:path';

/** A page that moves: paths relative to the repository. */
export interface Moved {
  from: string;
  to: string;
}

/** Path of a file as a page beside it or elsewhere links to it. */
const linkTo = (page: string, file: string): string => posix.relative(posix.dirname(page), file);

/** The target of one link after the move; the same text where nothing changes. */
function relinkedTarget(target: string, page: string, {from, to}: Moved): string {
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (name === '' || /^(?:[a-z][a-z+.-]*:|\/)/i.test(name)) {
    return target;
  }
  const file = posix.join(posix.dirname(page), decodeURI(name));
  const newPage = page === from ? to : page;
  const newFile = file === from ? to : file;
  return newPage === page && newFile === file ? target : `${encodeURI(linkTo(newPage, newFile))}${rest}`;
}

/**
 * The text of a page after the move: its links to the page that moves, and, in that page, all relative links. Code stays as it is.
 *
 * @param page - Path of the page before the move.
 */
export function relinked(text: string, page: string, moved: Moved): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark !== undefined && (fence === undefined || line.trim() === fence)) {
        fence = fence === undefined ? mark : undefined;
        return line;
      }
      return fence === undefined ? relinkedLine(line, page, moved) : line;
    })
    .join('\n');
}

/** Links in a line: `[text](target "title")`, and definitions `[name]: target`; a target can be in the line after its text. */
function relinkedLine(line: string, page: string, moved: Moved): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .replaceAll(
              /(\]\(\s*)([^)\s]+)/g,
              (_, before: string, target: string) => `${before}${relinkedTarget(target, page, moved)}`,
            )
            .replace(
              /^(\s*\[[^\]]+\]:\s+)(\S+)/,
              (_, before: string, target: string) => `${before}${relinkedTarget(target, page, moved)}`,
            ),
    )
    .join('');
}
