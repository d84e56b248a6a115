/** Texts of the pages of a build, by the hashes of their sections. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import type {DocsVersion} from '../../../src/config/versions';
import type {PageText} from '../../../src/plugins/changes/textHistory';
import {factName} from '../../../src/plugins/product/versions';
import {namesBelow} from '../files';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Words of a block and what is in it, one line for each paragraph, cell and line of code. */
function words(block: RootContent): string {
  const lines: string[] = [];
  visit(block, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    lines.push(node.type === 'code' ? toString(node) : toString(node).replaceAll(/\s+/g, ' ').trim());
  });
  return lines.join('\n');
}

/** The hash of each section by its heading; what comes before the title is the same on all pages and left out. */
export function sectionHashes(tree: Root): Record<string, string> {
  const texts = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const block of tree.children) {
    if (block.type === 'heading') {
      const heading = toString(block);
      current = texts.get(heading) ?? [];
      texts.set(heading, current);
    } else {
      current?.push(words(block));
    }
  }
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
  return Object.fromEntries([...texts].map(([heading, parts]) => [heading, hash(parts.join('\n'))]));
}

/**
 * All pages of all versions that a build has.
 *
 * @param folder - Folder of the build.
 * @param versions - Versions of the site: pages say the label of theirs.
 */
export function pageTexts(folder: string, versions: readonly DocsVersion[]): PageText[] {
  const names = namesBelow(path.join(folder, 'docs')).filter((name) => name.endsWith('.md'));
  return names.map((name) => {
    const tree = markdown.parse(readFileSync(path.join(folder, 'docs', name), 'utf8'));
    const [front] = tree.children;
    const head = front?.type === 'yaml' ? (parse(front.value) as {title?: string; version?: string | number}) : {};
    const version = versions.find(({label}) => label === String(head.version));
    if (!head.title || !version) {
      throw new Error(`${folder}/docs/${name}: expected a front matter with title and version; build the site again`);
    }
    const page = `docs/${name.replace(/(?:(^|\/)index)?\.md$/, '$1')}`;
    return {version: factName(version.name), page, title: head.title, sections: sectionHashes(tree)};
  });
}
