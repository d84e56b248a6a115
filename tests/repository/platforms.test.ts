/** Operators of each platform find their commands: the pages of operations, as the plugin completes them, with their runbooks. */
import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {versions} from '../../src/config/versions';
import {factFiles} from '../../src/facts/prepare/files';
import {platforms} from '../../src/config/platforms';
import {loadProduct} from '../../src/facts/load/load';
import {factVersions, lastFactVersion, versionOfPage} from '../../src/facts/versions';
import type {RunbookData} from '../../src/facts/viewTypes';
import {walk, type TreeNode} from '../../src/lib/remarkTree';
import {completePlatforms} from '../../src/plugins/product/remark/platforms';
import {Page} from '../../src/plugins/product/remark/page';
import {markdownFiles} from './files';

const facts = factFiles(loadProduct(factVersions), factVersions, lastFactVersion);

/** The programs that readers of a platform call. */
const programs: Readonly<Record<string, RegExp>> = {
  compose: /\bdocker\b(?! compose files)|\.\/(?:backup|restore|support-bundle)\.sh/g,
  kubernetes: /\bkubectl\b/g,
  openshift: /\boc(?= )/g,
};

/** Adds the calls in the code of a page, and in its runbooks, to the sums of the platforms. */
async function count(file: string, text: string, sums: Record<string, number>): Promise<void> {
  const page = new Page(file, versionOfPage(file), {facts, samples: [], components: () => [], drawings: []});
  const add = (code: string, shownFor: readonly string[] = Object.keys(programs)): void => {
    for (const [platform, program] of Object.entries(programs)) {
      sums[platform]! += shownFor.includes(platform) ? (code.match(program)?.length ?? 0) : 0;
    }
  };
  const visit = (node: TreeNode, shownFor?: readonly string[]): void => {
    const value = (name: string) => node.attributes?.find((one) => one.name === name)?.value as string | undefined;
    const tab = node.name === 'TabItem' ? (value('value') ?? '') : '';
    const readers = tab in platforms ? [tab] : shownFor;
    if (node.type === 'code' || node.type === 'inlineCode') {
      add(node.value ?? '', readers);
    }
    if (node.name === 'Runbook') {
      const {phases} = facts.get(`runbook/${value('id')!}/${page.version}.json`) as RunbookData;
      for (const {text, check, commands, when} of phases.flatMap(({steps}) => steps)) {
        add([text, check, ...commands.map(({code}) => code)].join('\n'), when['platform']);
      }
    }
    node.children?.forEach((child) => visit(child, readers));
  };
  const plugin = () => (tree: unknown) => {
    walk(tree as TreeNode, (node) => completePlatforms(node, page));
    visit(tree as TreeNode);
  };
  await compile(text.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/\{#(.*?)\}$/gm, ''), {remarkPlugins: [plugin]});
}

describe.each(versions.map(({folder}) => folder))('the pages of operations in %s', (folder) => {
  it('have as many commands for Kubernetes and OpenShift as for Docker Compose, within a tenth', async () => {
    const sums: Record<string, number> = {compose: 0, kubernetes: 0, openshift: 0};
    for (const {file, text} of markdownFiles().filter((page) => page.file.startsWith(`${folder}/operations/`))) {
      await count(file, text, sums);
    }
    expect(sums['compose']).toBeGreaterThan(100);
    for (const platform of ['kubernetes', 'openshift']) {
      expect(sums[platform], JSON.stringify(sums)).toBeGreaterThanOrEqual(0.9 * sums['compose']!);
    }
  });
});
