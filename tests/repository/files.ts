import {readFileSync} from 'node:fs';
import {filesBelow} from '../../src/lib/files';
import {git} from '../../scripts/lib/git';

/** One Markdown file. */
export interface MarkdownFile {
  file: string;
  text: string;
}

/** The Markdown of all versions and of the news. */
export function markdownFiles(): MarkdownFile[] {
  return ['docs', 'versioned_docs', 'blog']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
}

/** Time of the latest commit in milliseconds, so that maintenance checks always give the same result for a commit. */
export const timeOfCommit = (): number => Number(git('log', '-1', '--format=%ct')) * 1000;
