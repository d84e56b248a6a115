import {type PrismTheme, themes as stock} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {additionalLanguages, codeTheme} from '../../config/prism';
import {plainText} from './theme/CodeBlock/highlighted';
import {colourSheet, styledTypes, tokenClasses} from './colours';
import {readFence} from './fence';
import {highlight} from './highlight';
import {loadLanguages} from './languages';
import {rehypeHighlight, type Node} from './rehype';

const {vsLight: lightTheme, vsDark: darkTheme} = stock;
const themes = {light: lightTheme, dark: darkTheme};
const prism = loadLanguages(additionalLanguages);
const classesOf = tokenClasses(themes);

/** Colour of a token as prism-react-renderer computes it in the browser. */
function stockColour(theme: PrismTheme, types: readonly string[], language: string): string | undefined {
  const byType = new Map<string, string>();
  for (const {types: styled, languages, style} of theme.styles) {
    if ((languages === undefined || languages.includes(language)) && style.color !== undefined) {
      styled.forEach((type) => byType.set(type, style.color!));
    }
  }
  return types.reduce<string | undefined>((colour, type) => byType.get(type) ?? colour, undefined);
}

const rules = colourSheet(themes)
  .split('\n')
  .flatMap((line) => {
    const [, selectors, colour] = /^(.*t-.*)\{color:(.*)\}$/.exec(line) ?? [];
    return selectors?.split(',').map((selector) => ({parts: selector.split(' '), colour: colour!})) ?? [];
  });

/** Colour of an element with these classes in our style sheet. */
function sheetColour(mode: 'light' | 'dark', classes: string, language: string): string | undefined {
  const context = [...(mode === 'dark' ? ['[data-theme=dark]'] : []), `:where(.language-${language})`];
  return rules
    .filter(({parts}) => parts.slice(0, -1).every((part) => context.includes(part)))
    .filter(({parts}) => classes.split(' ').includes(parts.at(-1)!.slice(1)))
    .at(-1)?.colour;
}

describe('the style sheet of one theme for both modes', () => {
  it('says each colour once, and the classes of its tokens are the same', () => {
    const one = {light: codeTheme, dark: codeTheme};
    const sheet = colourSheet(one);
    expect(sheet).not.toContain('data-theme');
    expect(sheet.match(/\.t-comment\b/g)).toHaveLength(1);
    expect(tokenClasses(one)(['key', 'atrule'], 'yaml')).toBe('t-atrule');
  });
});

describe('the colours of highlighted code', () => {
  const types = [...styledTypes(themes).flat(), 'unstyled'];
  const lists = types.flatMap((a) => types.flatMap((b) => [[a], [a, b], ...types.map((c) => [a, b, c])]));

  it.each(['java', 'markup'])('are those of the theme objects for each list of token types in %s', (language) => {
    const wrong = lists.filter((list) => {
      const classes = classesOf(list, language);
      return (
        sheetColour('light', classes, language) !== stockColour(lightTheme, list, language) ||
        sheetColour('dark', classes, language) !== stockColour(darkTheme, list, language)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('need no class for a token that looks like plain text', () => {
    expect(classesOf(['unstyled'], 'java')).toBe('');
  });
});

describe('the highlighted HTML', () => {
  const html = (code: string, language: string, meta = ''): string =>
    highlight(prism, readFence(`${code}\n`, meta), language, classesOf);

  it('has the code as its text, whatever the language', () => {
    const code = 'a: "<b> & c"\n\n  # d\n<e f="g">h</e> // i\n';
    for (const language of ['yaml', 'java', 'bash', 'json', 'xml', 'sql', 'properties', 'ini', 'text', 'unknown']) {
      expect(plainText(html(code, language))).toBe(code);
    }
  });

  it('knows the additional languages', () => {
    expect(html('public class A {}', 'java')).toContain('<span class="t-keyword">public class </span>');
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
  const transform = rehypeHighlight({...themes, languages: additionalLanguages});

  it('replaces the text of a fenced block by its HTML', () => {
    const tree = block([{type: 'text', value: 'a: true\n'}]);
    transform(tree);
    expect(JSON.stringify(tree)).toContain('"className":["language-yaml"],"html":"a<span class');
    expect(JSON.stringify(tree)).toContain('"title":"t"},"children":[]');
  });

  it('leaves a block with elements to the stock component', () => {
    const tree = block([{type: 'mdxJsxTextElement'}]);
    transform(tree);
    expect(JSON.stringify(tree)).toContain('mdxJsxTextElement');
  });
});
