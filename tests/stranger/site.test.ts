import {afterAll, expect, it} from 'vitest';
import {type Answers, crawl} from './support/crawl';
import {nginx, plainServer, published, stopHosts} from './support/hosts';

afterAll(stopHosts);
let home: string;
let answers: Answers;

it.each([
  ['a server without rules', plainServer, false],
  ['nginx as we ship it', nginx, true],
])('every link of every page, copy, list and feed leads to a right file behind %s', async (_, start, hasOurTypes) => {
  home = await start();
  const found = await crawl(home, published, hasOurTypes);
  answers = found.answers;
  expect(found.faults).toEqual([]);
  expect(answers.size).toBeGreaterThan(900);
});

it('no Markdown text contains a character reference', () => {
  const copies = [...answers.values()].filter(({path}) => path.endsWith('.md'));
  const faults = copies.flatMap(({path, body}) => {
    const prose = body
      .toString()
      .replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm, '')
      .replaceAll(/`[^`]+`/g, '');
    return (prose.match(/&#x?[\da-f]+;/i) ?? []).map((reference) => `${path}: ${reference}`);
  });
  expect(faults).toEqual([]);
  expect(copies.length).toBeGreaterThan(60);
});
