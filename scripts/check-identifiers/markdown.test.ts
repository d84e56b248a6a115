import {expect, it} from 'vitest';
import {splitMarkdown} from './markdown';

it('tells text, code and fences apart and counts lines', () => {
  const pieces = splitMarkdown('Text `code`\n\n```yaml title="x"\na: 1\n```\nEnd');
  expect(pieces.map(({kind, text, line}) => [kind, text, line])).toEqual([
    ['prose', 'Text ', 1],
    ['code', 'code', 1],
    ['fence', 'a: 1', 4],
    ['prose', 'End', 6],
  ]);
});

it('takes the indentation of a list off a fence', () => {
  expect(splitMarkdown('   ```yaml\n   a:\n     b: 1\n   ```')[0]?.text).toBe('a:\n  b: 1');
});

it('keeps a shorter fence inside a longer one', () => {
  expect(splitMarkdown('````md\n```yaml\na\n```\n````')).toHaveLength(1);
});

it('names the file of a fence', () => {
  expect(splitMarkdown('```yaml title="x" file=static/a.yaml\n```')[0]).toMatchObject({file: 'static/a.yaml'});
});

it('ignores where relative links lead, but not their anchors', () => {
  const [piece] = splitMarkdown('[a](jf-x.md#jadice-flow.y)');
  expect(piece?.text).not.toContain('jf-x');
  expect(piece?.text).toContain('#jadice-flow.y');
});

it('ignores the anchor that keeps an old address', () => {
  expect(splitMarkdown('<a id="jadice-flow.y"></a>')[0]?.text).not.toContain('jadice-flow.y');
});
