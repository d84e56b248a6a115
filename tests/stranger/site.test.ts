import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import {afterAll, expect, it} from 'vitest';
import {attribute, elements} from '../../src/lib/elements';
import {textIn} from './support/blocks';
import {type Answers, crawl} from './support/crawl';
import {nginx, plainServer, published, stockServer, stopHosts} from './support/hosts';

afterAll(stopHosts);
let home: string;
let answers: Answers;

it.each([
  ['a server without rules', plainServer, false],
  ['the stock server', stockServer, false],
  ['nginx as we ship it', nginx, true],
])('every link of every page, twin, list and feed leads to a right file behind %s', async (_, start, hasOurTypes) => {
  home = await start();
  const found = await crawl(home, published, hasOurTypes);
  answers = found.answers;
  console.log(`${answers.size} addresses`);
  expect(found.faults).toEqual([]);
  expect(answers.size).toBeGreaterThan(900);
});

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Words of the headings and paragraphs of a page, without those of a tool. */
function wordsOf(node: Tree.Element): number {
  if (/^(?:form|nav|noscript|button)$/.test(node.tagName) || attribute(node, 'inert') !== undefined) {
    return 0;
  }
  const children = node.childNodes.filter((child): child is Tree.Element => 'tagName' in child);
  return /^(?:h[1-4]|p|dt)$/.test(node.tagName)
    ? countWords(textIn(node))
    : children.reduce((sum, child) => sum + wordsOf(child), 0);
}

it('every page of the sitemap has a Markdown twin with its words and no character reference', () => {
  const sitemap = answers.get(`${published.pathname}sitemap.xml`)!.body.toString();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address]) => new URL(address!).pathname);
  const faults = pages.flatMap((page) => {
    const all = elements(parse(answers.get(page)!.body.toString()));
    const link = all.find((one) => one.tagName === 'link' && attribute(one, 'type') === 'text/markdown');
    const twin = answers.get((link && attribute(link, 'href')) ?? '')?.body.toString() ?? '';
    const prose = twin.replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm, '').replaceAll(/`[^`]+`/g, '');
    const [has, wanted] = [countWords(twin), wordsOf(all.find(({tagName}) => tagName === 'main')!)];
    return [
      ...(has < wanted ? [`${page}: its twin has ${has} words, expected ${wanted} at least`] : []),
      ...(prose.match(/&#x?[\da-f]+;/i) ?? []).map((reference) => `${page}: its twin has ${reference}`),
    ];
  });
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(60);
});

it.each([
  ['text/markdown', 'markdown'],
  ['text/html;q=0.5, text/markdown;q=0.9', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/markdown;q=0.8, text/*;q=0.7', 'markdown'],
  ['text/html, text/markdown;q=0.5', 'html'],
  ['text/html;q=0.55, text/markdown;q=0.5', 'html'],
  ['text/markdown;q=0.1, */*', 'html'],
  ['text/html, text/markdown;q=0', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
])('who accepts %s gets %s', async (accept, type) => {
  const answer = await fetch(new URL('docs/help/', home), {headers: {accept}});
  expect(answer.headers.get('content-type')).toBe(`text/${type}; charset=utf-8`);
});
