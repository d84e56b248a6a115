import {describe, expect, it} from 'vitest';
import {recordsOf} from '../records/records';
import {indexOf, page} from '../testing/pages';
import {createEngine} from './index';

const index = indexOf(
  page(
    'kubernetes',
    [1, 'Install in Kubernetes'],
    [0, 'Apply the manifests.'],
    [2, 'Worker', 'worker'],
    [0, 'Scale it.'],
  ),
  page(
    'configuration',
    [1, 'Configuration'],
    [2, 'Keys', 'keys'],
    [0, 'jadice-flow.system.maximumConcurrentJobCount integer 4 Jobs at once', 'max'],
    [0, 'JF_ACCESS_TOKEN secret'],
  ),
  page(
    'api',
    [1, 'REST API'],
    [2, 'GET /job/result/{jobId}', 'get'],
    [0, 'Returns the result of a RestTemplateClient.'],
  ),
  page(
    'workers',
    [1, 'Workers'],
    [0, 'A worker does one kind of step.'],
    [2, 'Event bus', 'bus'],
    [0, 'Sends properties.'],
  ),
  page(
    'event-bus',
    [1, 'Event bus'],
    [0, 'Workers and controller talk.'],
    [2, 'Kubernetes', 'k'],
    [0, 'In Kubernetes use unicast.'],
  ),
  page('same-1', [1, 'Twin one'], [0, 'identical text of twins']),
  page('same-2', [1, 'Twin two'], [0, 'identical text of twins']),
);
/** What a search in these pages finds. The engine is made within each test, as `tests/README.md` says. */
const search = (query: string, pages = index) => createEngine(recordsOf(pages, '/')).search(query);
const urls = (query: string, pages = index): string[] => search(query, pages).hits.map(({record}) => record.url);

describe('words that a section does not have as they are typed', () => {
  const own = indexOf(
    page(
      'a',
      [1, 'Security'],
      [2, 'Renew certificates', 'swap-the-keys'],
      [0, 'Some text.'],
      [0, 'deploy.replicas integer', 'row-of-table'],
      [2, 'Retrying', 'retrying'],
    ),
  );
  const first = (query: string): string | undefined => urls(query, own)[0];

  it.each(['renewal', 'renewed', 'renewing'])('"%s" finds another form of its word', (query) => {
    expect(first(query)).toBe('/a#swap-the-keys');
    expect(search(query, own)).toMatchObject({missing: [], others: []});
  });

  it('the words of a former heading, which is the anchor, find the section', () => {
    expect(first('swap keys')).toBe('/a#swap-the-keys');
    expect(first('table')).toBeUndefined();
  });

  it('another form of a word on the pages is found, after the word itself', () => {
    const forms = [page('b', [1, 'Renewal'], [0, 'Some text.']), page('c', [1, 'How to renew'], [0, 'Some text.'])];
    expect(urls('renew', indexOf(...forms))).toEqual(['/c', '/b']);
  });

  it('a word of three letters keeps its ending, and another word is none of its forms', () => {
    expect(search('sealed', own).hits).toEqual([]);
    expect(first('retried')).toBe('/a#retrying');
  });
});

describe('what is found', () => {
  it.each([
    ['maximumConcurrentJobCount', '/configuration#max'],
    ['maximumconcurrentjobcount', '/configuration#max'],
    ['jadice-flow.system.maximumConcurrentJobCount', '/configuration#max'],
    ['concurrent job', '/configuration#max'],
    ['ConcurrentJob', '/configuration#max'],
    ['maximumConc', '/configuration#max'],
    ['JF_ACCESS', '/configuration#keys'],
    ['job.result', '/api#get'],
    ['/job/result', '/api#get'],
    ['template client', '/api#get'],
  ])('"%s" by its whole or its parts', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('answers questions even if some words are not found', () => {
    expect(urls('how do I install on kubernetes?')[0]).toBe('/kubernetes');
    expect(urls('how can I install something nice in kubernetes')[0]).toBe('/kubernetes');
  });

  it('answers a pasted line by its relevant part', () => {
    expect(urls('2025-06-10 09:14:02 ERROR 7 [nio-8080-exec-3] c.b.x.RestTemplateClient: no result')[0]).toBe(
      '/api#get',
    );
  });

  it('has the row of a name before texts that mention it', () => {
    const pages = [
      page('guide', [1, 'Guide'], [0, 'poolSize: 4 is a good start.']),
      page('keys', [1, 'Keys'], [2, 'All', 'all'], [0, 'spring.hikari.poolSize integer', 'spring.hikari.poolSize']),
    ];
    expect(urls('poolSize', indexOf(...pages))[0]).toBe('/keys#spring.hikari.poolSize');
  });

  it('says by which other word a hit was found', () => {
    expect(search('Schnittstelle').others).toEqual([{typed: 'Schnittstelle', meant: 'rest api'}]);
    expect(search('propreties').others).toEqual([{typed: 'propreties', meant: 'properties'}]);
    expect(search('worker').others).toEqual([]);
  });

  it('shows a text rather than a sample with more of the words', () => {
    const logs = page(
      'p',
      [1, 'P'],
      [2, 'Logs', 'l'],
      [-1, 'collect a bundle · tar bundle'],
      [0, 'The script collects it.'],
    );
    expect(search('collect bundle', indexOf(logs)).hits[0]?.text).toBe('The script collects it.');
  });

  it('finds the parts of a guessed key, and says so', () => {
    const {hits, others, isSure} = search('jadice.worker.restApi');
    expect(hits[0]?.record.url).toBe('/api');
    expect(isSure).toBe(false);
    expect(others).toEqual([{typed: 'jadice.worker.restApi', meant: 'jadice worker rest api'}]);
  });

  it('is nothing for an empty query', () => {
    expect(urls('')).toEqual([]);
    expect(urls('  ?!')).toEqual([]);
  });
});

describe('a word that no page contains', () => {
  it.each([
    ['barcode', ['barcode']],
    ['barcode on kubernetes', ['barcode']],
    ['barcode or hologram', ['barcode', 'hologram']],
    ['an elephant', ['elephant']],
    ['TextTwins', ['TextTwins']],
  ])('is missing in "%s": %j', (query, missing) => {
    expect(search(query).missing).toEqual(missing);
  });

  it.each([
    ['an everyday word beside others', 'identical kubernetes worker properties'],
    ['the start of a word, because the reader is still typing', 'kuberne'],
    ['a word that is replaced', 'Schnittstelle'],
    ['a typing error', 'kuberntes'],
    ['a name whose parts stand together', 'IdenticalText'],
    ['a word of program output', 'ERROR barcode: worker failed'],
  ])('is not missing: %s', (_, query) => {
    expect(search(query).missing).toEqual([]);
  });

  it.each(['bond', 'asking', 'printer', 'vasking'])(
    'is not corrected if it is English or begins otherwise: %s',
    (word) => {
      const bind = page('p', [1, 'Bind'], [0, 'Masking of printed samples.']);
      expect(search(word, indexOf(bind))).toMatchObject({others: [], missing: [word]});
    },
  );

  it('is neither replaced nor corrected in quotation marks', () => {
    expect(search('"Schnittstelle kuberntes"')).toMatchObject({
      hits: [],
      others: [],
      missing: ['Schnittstelle', 'kuberntes'],
    });
  });
});

it.each([
  ['worker elephant zebra hologram', true],
  ['worker kubernetes', false],
  ['jadice-flow.system.maximumConcurrentJobCount', false],
  ['elephant', false],
])('the hits for "%s" are weak if the best has less than half of the words: %s', (query, isWeak) => {
  expect(search(query).isWeak).toBe(isWeak);
});

describe('the order of hits', () => {
  const orderOf = (query: string, ...pages: Parameters<typeof indexOf>): string[] => urls(query, indexOf(...pages));

  it('counts the title of the page for a heading that says nothing without it', () => {
    const bus = page('bus', [1, 'Event bus'], [0, 'Talk.'], [2, 'Keys', 'keys'], [0, 'Set them.']);
    const uses = [0, 'It uses the event bus.'] as const;
    const other = page('client', [1, 'Client'], uses, [2, 'Bus', 'bus'], [0, 'Set it for a bus. Keys.']);
    expect(orderOf('event bus keys', other, bus).slice(0, 3)).toEqual(['/bus', '/bus#keys', '/client#bus']);
  });

  it('puts a page outside the documentation behind an equal one in it', () => {
    const [outside, inside] = ['blog', 'docs'].map((path) => indexOf(page(path, [1, 'Frogs'], [0, 'Text.'])));
    const records = [...recordsOf({...outside!, tag: 'default'}, '/'), ...recordsOf(inside!, '/')];
    expect(
      createEngine(records)
        .search('frogs')
        .hits.map(({record}) => record.url),
    ).toEqual(['/docs', '/blog']);
  });

  it('counts synonyms in a heading like the words of the query', () => {
    const about = page('a', [1, 'A'], [2, 'Delete the stack', 'delete'], [0, 'Some text.']);
    const beside = page('b', [1, 'B'], [2, 'Remove users from a stack', 'users'], [0, 'Some text.']);
    expect(orderOf('remove stack', beside, about)[0]).toBe('/a#delete');
  });

  it('counts everyday words less than others', () => {
    const often = page('a', [1, 'A'], [0, 'Always certificates.']);
    const renewal = page('b', [1, 'B'], [0, 'Renew the certificates of this and that old server.']);
    expect(orderOf('always renew certificates', often, renewal)[0]).toBe('/b');
  });

  it('ranks a matching title before a heading, and a heading before text', () => {
    expect(urls('event bus').slice(0, 2)).toEqual(['/event-bus', '/workers#bus']);
  });

  it('ranks an exact word before a prefix, and a prefix before a typo', () => {
    expect(urls('worker')).toContain('/kubernetes#worker');
    expect(urls('work')[0]).toBe('/workers');
  });

  it('ranks a section with every word before a title with one of them', () => {
    const pages = [
      page('names', [1, 'Custom certificate'], [0, 'Names.']),
      page('files', [1, 'Truststore'], [0, 'Files.']),
      page('trust', [1, 'Security'], [2, 'Hardening', 'hard'], [0, 'A custom certificate goes into the truststore.']),
    ];
    const found = orderOf('custom truststore certificate', ...pages);
    expect(found.filter((url) => url !== '/names')).toEqual(['/trust#hard', '/files']);
  });

  it('gives no single parts of a compound as terms to mark where the compound is found', () => {
    expect(search('maximumConcurrentJobCount').hits[0]?.terms).not.toContain('job');
    expect(search('restApi').hits[0]?.terms).toEqual(expect.arrayContaining(['rest', 'api']));
  });
});
