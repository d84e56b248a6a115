import {parse} from 'parse5';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {attribute, elements} from '../../src/lib/elements';
import {type Crawl, crawl} from './support/crawl';
import {nginx, plainServer, published, stockServer, stopHosts} from './support/hosts';
import {missingWords} from './support/words';

afterAll(stopHosts);

const hosts = [
  ['nginx as we ship it', nginx, true],
  ['the stock server', stockServer, false],
  ['a server without rules', plainServer, false],
] as const;

describe.each(hosts)('behind %s', (_, start, hasOurTypes) => {
  it('every link of every page, twin, list and feed leads to a file of the right type, which is not empty', async () => {
    const {answers, faults} = await crawl(await start(), published, hasOurTypes);
    console.log(`${answers.size} addresses`);
    expect(faults).toEqual([]);
    expect(answers.size).toBeGreaterThan(900);
  });
});

describe('the Markdown twin', () => {
  let home: string;
  let found: Crawl;
  const pages = (): string[] =>
    [
      ...found.answers
        .get(`${published.pathname}sitemap.xml`)!
        .body.toString()
        .matchAll(/<loc>([^<]+)</g),
    ].map(([, address]) => new URL(address!).pathname);
  beforeAll(async () => {
    home = await nginx();
    found = await crawl(home, published, true);
  });

  it('of every page of the sitemap has all its words, and no character reference', () => {
    const faults = pages().flatMap((page) => {
      const all = elements(parse(found.answers.get(page)!.body.toString()));
      const link = all.find((one) => one.tagName === 'link' && attribute(one, 'type') === 'text/markdown');
      const twin = link && found.answers.get(attribute(link, 'href') ?? '');
      if (twin?.status !== 200) {
        return [`${page}: has none`];
      }
      const text = twin.body.toString();
      const prose = text.replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm, '').replaceAll(/`[^`]+`/g, '');
      const isPost = attribute(
        all.find(({tagName}) => tagName === 'html')!,
        'class',
      )?.includes('blog-post-page');
      const article =
        all.find((one) => attribute(one, 'class')?.includes('theme-doc-markdown')) ??
        all.find(({tagName}) => tagName === (isPost ? 'article' : 'main'))!;
      const {share, example} = missingWords(article, text);
      return [
        ...(share > 0.01 ? [`${page}: lacks ${(share * 100).toFixed(1)} % of the words, such as ${example}`] : []),
        ...(prose.match(/&#x?[\da-f]+;/gi)?.slice(0, 1) ?? []).map((one) => `${page}: writes ${one}`),
      ];
    });
    expect(faults).toEqual([]);
    expect(pages().length).toBeGreaterThan(60);
  });

  it('is sent for the page when a program prefers it', async () => {
    const accepts = [
      ['text/markdown', 'markdown'],
      ['text/html;q=0.5, text/markdown;q=0.9', 'markdown'],
      ['text/markdown, text/html, */*', 'markdown'],
      ['text/markdown;q=0.8, text/*;q=0.7', 'markdown'],
      ['text/html, text/markdown;q=0.5', 'html'],
      ['text/html;q=0.55, text/markdown;q=0.5', 'html'],
      ['text/markdown;q=0.1, */*', 'html'],
      ['text/html, text/markdown;q=0', 'html'],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
    ] as const;
    for (const [accept, type] of accepts) {
      const answer = await fetch(new URL('docs/help/', home), {headers: {accept}});
      expect(answer.headers.get('content-type'), accept).toBe(`text/${type}; charset=utf-8`);
    }
  });
});
