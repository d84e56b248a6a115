/** Code blocks of a built page, and whether readers run them. */
import {readFileSync} from 'node:fs';
import {type DefaultTreeAdapterTypes as Tree, parse as parseHtml} from 'parse5';
import {parse} from 'yaml';
import {attribute, elements} from '../../../src/lib/elements';

/** A code block of a page. */
export interface Block {
  language: string;
  title: string;
  code: string;
}

type Pair = [pattern: string, value: string];

/** Manual decisions about blocks. */
export const decided = parse(readFileSync('tests/stranger/blocks.yaml', 'utf8')) as {
  sessions: {page: string; until?: string; first?: string[]; again?: string[]}[][];
  replace: Pair[];
  fill: Record<string, Pair>;
  reasons: (Partial<Block> & {reason: string})[];
};

/** Text content of an element. */
export const textIn = (node: Tree.Element): string =>
  node.childNodes
    .map((one) => ('value' in one ? one.value : !('tagName' in one) ? '' : one.tagName === 'br' ? '\n' : textIn(one)))
    .join('');

/** The blocks of a page, in order. */
export function blocksOf(html: string): Block[] {
  const hasClass = (one: Tree.Element, name: string): boolean => (attribute(one, 'class') ?? '').includes(name);
  return elements(parseHtml(html))
    .filter((one) => hasClass(one, 'theme-code-block'))
    .map((block) => {
      const inside = elements(block);
      const title = inside.find((one) => hasClass(one, 'codeBlockTitle'));
      const code = inside.find(({tagName}) => tagName === 'code');
      return {
        language: /language-(\S+)/.exec(attribute(block, 'class')!)?.[1] ?? '',
        title: title ? textIn(title).trim() : '',
        code: code ? textIn(code) : '',
      };
    });
}

/** Why a block is not run, or undefined if it is run. */
export const reasonFor = (block: Block): string | undefined =>
  decided.reasons.find((rule) =>
    (['language', 'title', 'code'] as const).every(
      (part) => rule[part] === undefined || new RegExp(rule[part], 'm').test(block[part]),
    ),
  )?.reason;

/** Whether output contains the lines of a page in order. `...` and `<words>` match anything, a number matches any number. */
export function shows(output: string, expected: string): boolean {
  const pattern = expected
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(/(?:\\\.){3}|<[^>]+>/g, '.*')
        .replaceAll(/\d+/g, '\\d+')
        .replaceAll(/\s+/g, '\\s*'),
    )
    .join('[\\s\\S]*?');
  return new RegExp(pattern).test(output);
}
