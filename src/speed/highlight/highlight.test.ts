import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {additionalLanguages, codeColours} from '../../config/prism';
import {readFence} from './fence';
import {highlight} from './highlight';
import {plainText} from './plain';
import {loadLanguages} from './rehype';

const prism = loadLanguages(additionalLanguages);

it('the style sheet has a rule for each colour of code', () => {
  const sheet = readFileSync('src/speed/highlight/colours.css', 'utf8');
  const rules = Array.from(
    sheet.matchAll(/\.code-(\w+) \{\n {2}color: var\(--code-(\w+)\);\n\}/g),
    ([, name, role]) => [name, role],
  );
  expect(rules).toEqual(codeColours.map(([role]) => [role, role]));
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
    expect(html('public class A {}', 'java')).toContain('<span class="code-keyword">public class</span>');
  });

  it('uses the colour of the innermost coloured type', () => {
    expect(html('key: true', 'yaml')).toBe(
      '<span class="code-key">key</span><span class="code-quiet">:</span> <span class="code-keyword">true</span>',
    );
    expect(html('plain words', 'yaml')).toBe('plain words');
  });

  it('colours unquoted YAML values, and all options of a command alike', () => {
    expect(html('a: b:1.9\n- ${C}\nd: 1', 'yaml')).toBe(
      '<span class="code-key">a</span><span class="code-quiet">:</span> <span class="code-value">b:1.9</span>\n' +
        '<span class="code-quiet">-</span> <span class="code-value">${C}</span>\n' +
        '<span class="code-key">d</span><span class="code-quiet">:</span> <span class="code-number">1</span>',
    );
    expect(html('x --silent --fail-with-body - a-b', 'bash')).toBe(
      'x <span class="code-number">--silent</span> <span class="code-number">--fail-with-body</span> - a-b',
    );
    expect(html('x "$(y --a-b)" \'--no\' # --no', 'bash').match(/number">[^<]*/g)).toEqual(['number">--a-b']);
  });

  it('puts marked lines into elements of the stock class', () => {
    const mark = (line: string): string =>
      `<span class="token-line theme-code-block-highlighted-line">${line}\n</span>`;
    expect(html('a\nb\nc', 'text', '{2}')).toBe(`a\n${mark('b')}c`);
    expect(html('a\n\nc\nd\ne\nf', 'text', '{1,3-5}')).toBe(`${mark('a')}\n${mark('c')}${mark('d')}${mark('e')}f`);
  });
});

describe('what a fenced block says', () => {
  it('is read from the words after the language', () => {
    expect(readFence('a\nb\n', 'title="a file.yaml" {1,3-4}')).toEqual({
      code: 'a\nb',
      title: 'a file.yaml',
      marked: '1,3-4',
    });
  });

  it.each([
    ['a\n', 'showLineNumbers=7'],
    ['# highlight-next-line\na\n', ''],
    ['a\n/* highlight-start */\nb\n', ''],
    ['<!-- highlight-end -->\n', ''],
  ])('stops the build when it uses what is not built here: %j %s', (code, meta) => {
    expect(() => readFence(code, meta)).toThrow('expected marked lines as a range such as {1,3-4}');
  });

  it('may mention such comments', () => {
    expect(readFence('echo highlight-next-line\n', '').code).toBe('echo highlight-next-line');
  });
});
