import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {blocksOf} from './blocks';

const page = `---
title: Page
---

# Heading
A paragraph
over two lines.

- one
  goes on
- two

| a | b |
| --- | :-: |
| 1 | 2 |

\`\`\`yaml
key: 1

other: 2
\`\`\`
The end.
`;

it('a page is split into paragraphs, items, rows and lines of code, each with its line', () => {
  expect(blocksOf(page).map(({text, line}) => `${line} ${text}`)).toEqual([
    '1 ---',
    '2 title: Page',
    '3 ---',
    '5 # Heading',
    '6 A paragraph over two lines.',
    '9 - one goes on',
    '11 - two',
    '13 | a | b |',
    '14 |---|',
    '15 | 1 | 2 |',
    '17 ```yaml',
    '18 key: 1',
    '20 other: 2',
    '21 ```',
    '22 The end.',
  ]);
});

it('all blocks together are the file', () => {
  for (const file of ['docs/installation/docker-compose.md', 'docs/operations/troubleshooting.md', 'docs/index.md']) {
    const text = readFileSync(file, 'utf8');
    expect(
      blocksOf(text)
        .map(({raw}) => raw)
        .join(''),
    ).toBe(text);
  }
});
