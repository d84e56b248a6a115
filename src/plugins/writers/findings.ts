/** Remark plugin that shows findings in the page itself, with file and line, while it is written. See README.md. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {TreeNode} from '../product/remark/tree';

interface Finding {
  file: string;
  line: number;
  message: string;
}

const text = (value: string): TreeNode => ({type: 'text', value});
const parent = (type: string, children: TreeNode[], more: object = {}): TreeNode => ({type, children, ...more});

/** The box above a page: one line for each finding, as editors make a link of it. */
export const findingsBox = (findings: readonly Finding[]): TreeNode =>
  parent(
    'containerDirective',
    [
      parent('paragraph', [text(`npm run check: ${findings.length}`)], {data: {directiveLabel: true}}),
      parent(
        'list',
        findings.map(({file, line, message}) =>
          parent('listItem', [
            parent('paragraph', [{type: 'inlineCode', value: `${file}:${line}`}, text(` ${message}`)]),
          ]),
        ),
      ),
    ],
    {name: 'danger', attributes: {}},
  );

const isWritten = /^(?:docs|versioned_docs|blog)\//;

/**
 * @param check - Says what is wrong with a page; asked for when the first page is compiled, as a build needs none of it.
 */
export const remarkFindings =
  (
    check: () => Promise<(file: string, text: string) => Finding[]> = async () =>
      (await import('../../../scripts/check/onePage')).checkOnePage,
  ) =>
  () =>
  async (tree: TreeNode, {path: file}: {path: string}): Promise<void> => {
    const name = path.relative(process.cwd(), file).replaceAll('\\', '/');
    if (!isWritten.test(name)) {
      return;
    }
    const findings = (await check())(name, readFileSync(file, 'utf8'));
    if (findings.length > 0) {
      tree.children?.unshift(findingsBox(findings));
    }
  };

/** The plugin while pages are written; nothing for a build, which readers see. */
export const whileWriting = (env: Readonly<Record<string, string | undefined>>): ReturnType<typeof remarkFindings>[] =>
  env['NODE_ENV'] === 'development' ? [remarkFindings()] : [];
