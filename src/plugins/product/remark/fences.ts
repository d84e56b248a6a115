/** Fences with a file: shows the file with a download link, which CSS places in the bar of the code block. */
import path from 'node:path';
import {sampleFileName} from '../../../facts/prepare/files';
import {sampleFolders} from '../../../facts/load/load';
import {mockServerPaths} from '../../../mock/bundle';
import {generatedPath} from '../write';
import {choicesNear} from '../../../lib/choices';
import type {Page} from './page';
import {component, textAttribute, variableNode, type TreeNode} from '../../../lib/remarkTree';

const FILE = /(?:^|\s)file=(?:"([^"]*)"|(\S+))/;

export function sampleIn(info: string): string | undefined {
  const [, quoted, plain] = FILE.exec(info) ?? [];
  return quoted ?? plain;
}

/** @throws Error with file and line when `<Download>` names a file that is not there. */
export function checkDownload(node: TreeNode, page: Page): void {
  const value = node.attributes?.find(({name}) => name === 'path')?.value;
  const sample = `static/${String(value)}`;
  const known = [...page.supplies.samples, ...mockServerPaths.map((file) => `static/${file}`)];
  if (node.name === 'Download' && !known.includes(sample)) {
    const paths = known.map((name) => name.replace(/^static\//, ''));
    throw page.error(node, `<Download> path="${String(value)}" does not exist; ${choicesNear(String(value), paths)}`);
  }
}

/**
 * Replaces a fence with `file=...` by the code block of that file; other fences stay as they are.
 *
 * @throws Error with file and line when the fence is not empty, has no language, or names a file that is not there.
 */
export function expandFence(node: TreeNode, siblings: TreeNode[], page: Page): void {
  // Without a language, Markdown takes the first word for one.
  const info = [node.lang, node.meta].filter(Boolean).join(' ');
  const sample = sampleIn(info);
  if (node.type !== 'code' || sample === undefined) {
    return;
  }
  if ((node.value ?? '').trim() !== '') {
    throw page.error(node, `the fence shows file=${sample} and must be empty; delete its content`);
  }
  if (!node.lang || node.lang.startsWith('file=')) {
    throw page.error(
      node,
      `the fence with file=${sample} has no language; write one after the back ticks, as in \`\`\`yaml`,
    );
  }
  const normal = path.posix.normalize(sample);
  if (normal !== sample || !sampleFolders.some((folder) => sample.startsWith(`${folder}/`))) {
    throw page.error(
      node,
      `file=${sample}: only files below ${sampleFolders.join('/ or ')}/ can be shown; move it there`,
    );
  }
  if (!page.supplies.samples.includes(sample)) {
    throw page.error(node, `file=${sample} does not exist; ${choicesNear(sample, page.supplies.samples)}`);
  }
  const variable = page.importData(generatedPath(sampleFileName(sample)));
  const meta = (node.meta ?? '').replace(FILE, '').trim();
  const block = component(
    'CodeBlock',
    [textAttribute('className', `language-${node.lang}`), textAttribute('metastring', meta)],
    [variableNode(variable)],
  );
  const link = component(
    'Download',
    [textAttribute('path', sample.replace(/^static\//, ''))],
    [{type: 'text', value: path.posix.basename(sample)}],
  );
  block.position = link.position = node.position;
  const shown = sample.startsWith('static/')
    ? component('div', [textAttribute('className', 'code-file')], [block, link])
    : block;
  siblings.splice(siblings.indexOf(node), 1, shown);
}
