import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {additionalLanguages, codeColours} from '../../config/prism';
import {readFence} from './fence';
import {highlight} from './highlight';
import {plainText} from './html';
import {loadLanguages, rehypeHighlight, type Node} from './rehype';

const prism = loadLanguages(additionalLanguages);

describe('the style sheet', () => {
  it('has a rule for each colour of code', () => {
    const sheet = readFileSync('src/speed/highlight/colours.css', 'utf8');
    const rules = Array.from(
      sheet.matchAll(/\.code-(\w+) \{\n {2}color: var\(--code-(\w+)\);\n\}/g),
      ([, name, role]) => [name, role],
    );
    expect(rules).toEqual(codeColours.map(([role]) => [role, role]));
  });
});

describe('the highlighted HTML', () => {
  const html = (code: string, language: string, meta = ''): string =>
    highlight(prism, readFence(`${code}\n`, meta), language);

  it('has the code as its text, whatever the language', () => {
    const code = 'a: "<b> & c"\n\n  # d\n<e f="g">h</e> // i\n';
    for (const language of ['yaml', 'java', 'bash', 'json', 'xml', 'sql', 'properties', 'ini', 'text', 'unknown']) {
      expect(plainText(html(code, language))).toBe(code);
    }
  });

  it('knows the additional languages', () => {
    expect(html('public class A {}', 'java')).toContain('<span class="code-keyword">public class </span>');
  });

  it('colours a token by the inmost of its types that has a colour', () => {
    expect(html('key: true', 'yaml')).toBe(
      '<span class="code-key">key</span><span class="code-quiet">: </span><span class="code-keyword">true</span>',
    );
    expect(html('plain words', 'yaml')).toBe('plain words');
  });

  it('puts marked lines into elements of the stock class', () => {
    expect(html('a\nb\nc', 'text', '{2}')).toBe(
      'a\n<span class="token-line theme-code-block-highlighted-line">b\n</span>c',
    );
  });

  it('numbers lines on demand', () => {
    expect(html('a\nb', 'text', 'showLineNumbers').match(/code-line-number/g)).toHaveLength(2);
  });
});

describe('what a fenced block says', () => {
  it('is read from the words after the language', () => {
    expect(readFence('a\nb\n', 'title="a file.yaml" {1,3-4} showLineNumbers=7')).toEqual({
      code: 'a\nb',
      title: 'a file.yaml',
      firstNumber: 7,
      marked: new Set([0, 2, 3]),
    });
  });

  it('is read from comments that mark lines', () => {
    const code = '# highlight-next-line\na\nb\n// highlight-start\nc\nd\n/* highlight-end */\ne\n';
    expect(readFence(code, '')).toMatchObject({code: 'a\nb\nc\nd\ne', marked: new Set([0, 2, 3])});
  });

  it('leaves lines alone that only speak of marking', () => {
    expect(readFence('echo highlight-next-line\n', '').marked.size).toBe(0);
  });
});

describe('the rehype plugin', () => {
  const block = (children: Node[]): Node => ({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: {className: ['language-YAML'], metastring: 'title="t"'},
            children,
          },
        ],
      },
    ],
  });
  const transform = rehypeHighlight(additionalLanguages);

  it('replaces the text of a fenced block by its HTML', () => {
    const tree = block([{type: 'text', value: 'a: true\n'}]);
    transform(tree);
    expect(JSON.stringify(tree)).toContain('"className":["language-yaml"],"html":"<span class=\\"code-key\\">a</span>');
    expect(JSON.stringify(tree)).toContain('"title":"t"},"children":[]');
  });

  it('leaves a block with elements as it is', () => {
    const tree = block([{type: 'mdxJsxTextElement'}]);
    transform(tree);
    expect(JSON.stringify(tree)).toContain('mdxJsxTextElement');
  });
});
