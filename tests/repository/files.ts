import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {filesBelow} from '../../scripts/lib/files';

/** One Markdown file. */
export interface MarkdownFile {
  file: string;
  text: string;
}

/** The Markdown of all versions and of the news. */
export function markdownFiles(): MarkdownFile[] {
  return ['docs', 'versioned_docs', 'blog']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
}

/** A fenced code block: where it starts, what stands behind the opening fence, and its content. */
export interface Fence {
  file: string;
  line: number;
  info: string;
  content: string;
}

/** All fenced code blocks of a Markdown file, also those in lists. */
export function fences({file, text}: MarkdownFile): Fence[] {
  const found: Fence[] = [];
  let open: {marker: string; indent: number; fence: Fence} | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const match = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line);
    if (!open && match) {
      open = {
        marker: match[2]!,
        indent: match[1]!.length,
        fence: {file, line: index + 1, info: match[3]!.trim(), content: ''},
      };
    } else if (open && match?.[2] === open.marker && match[3] === '') {
      found.push(open.fence);
      open = undefined;
    } else if (open) {
      open.fence.content += `${line.slice(Math.min(open.indent, line.length - line.trimStart().length))}\n`;
    }
  }
  return found;
}

/** Time of the latest commit in milliseconds, so that maintenance checks always give the same result for a commit. */
export const timeOfCommit = (): number =>
  Number(execFileSync('git', ['log', '-1', '--format=%ct'], {encoding: 'utf8'})) * 1000;
