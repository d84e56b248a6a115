import {unzipSync} from 'fflate';
import {parse} from 'parse5';
import {beforeAll, describe, expect, it} from 'vitest';
import {problemsOf} from '../../scripts/lib/take-along/check';
import {editionsOf} from '../../scripts/lib/take-along/edition';
import {filesOf, type Files} from '../../scripts/lib/take-along/files';
import {packZip} from '../../scripts/lib/take-along/pack';
import {versions} from '../../src/config/versions';
import {attribute, elements} from '../../src/lib/elements';
import {builds} from '../builds';

const {folder: build, baseUrl} = builds.default;
const origin = 'https://levigo.github.io';
const time = new Date('2026-01-31T23:30:00Z');
const editions = editionsOf(versions);
const editionOf = (name: string) => editions.find((one) => one.name === name)!;
const filesFor = (name: string, publicOrigin?: string): Promise<Files> =>
  filesOf(editionOf(name), {build, baseUrl, origin, publicOrigin, versions});
/** Where the links of the menu of versions lead; undefined for plain text. */
const versionMenu = (files: Files): (string | undefined)[] =>
  elements(parse(files.get('START-HERE.html')!.toString()))
    .filter((one) => /\bdropdown__link\b/.test(attribute(one, 'class') ?? ''))
    .map((one) => attribute(one, 'href'));
const oldest = editions[versions.length - 1]!.name;

describe.each(editions.map(({name}) => name))('the download "%s"', (name) => {
  let files: Files;
  beforeAll(async () => void (files = await filesFor(name)));

  it('works without a server', () => {
    const zip = packZip('jadice-flow', files, time);
    expect(problemsOf(`jadice-flow-${name}`, files, zip)).toEqual([]);
    expect(Object.keys(unzipSync(zip))).toHaveLength(files.size);
  });

  it('has each page of its versions', () => {
    const pages = [...files.keys()].filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(30 * editionOf(name).versions.length);
    expect(pages).toContain('START-HERE.html');
  });
});

it('is the same in each run', async () => {
  const [first, second] = await Promise.all([filesFor(oldest), filesFor(oldest)]);
  expect(Buffer.compare(packZip('a', first, time), packZip('a', second, time))).toBe(0);
});

it('leads to other versions on a public address only', async () => {
  const here = versionMenu(await filesFor(oldest));
  expect(here.filter((href) => href !== undefined)).toEqual(['START-HERE.html']);
  const linked = versionMenu(await filesFor(oldest, 'https://docs.example.com'));
  expect(linked).not.toContain(undefined);
  expect(linked).toContain(`https://docs.example.com${baseUrl}docs/`);
  const all = versionMenu(await filesFor('all'));
  expect(all.filter((href) => href === undefined || /^https?:/.test(href))).toEqual([]);
});
