import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {publicName, versions} from '../../src/config/versions';
import {SearchService} from '../../src/search/engine/service';
import {decodeManifest} from '../../src/search/indexFile';
import {manifestPath} from '../../src/search/paths';
import {builds} from '../builds';

const {folder} = builds.default;
const read = (...names: string[]): string => readFileSync(path.join(folder, ...names), 'utf8');
const names = versions.map(({name}) => publicName(name));
const starts = new Map(versions.map((version) => [publicName(version.name), path.posix.join('docs', version.path)]));
const answer = z.strictObject({at: z.array(z.string().regex(/^\S+$/)).min(1), has: z.string().min(3)});
const asked = z
  .array(z.strictObject({ask: z.string().min(5), answers: z.record(z.string(), answer)}))
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'questions.yaml'), 'utf8')));
const cases = asked.flatMap(({ask, answers}) =>
  Object.entries(answers).map(([version, is]) => ({ask, version, ...is})),
);
/** A version that was let go takes its cases along. */
const present = cases.filter(({version}) => names.includes(version));

/** Id of a heading, as the site makes it. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The text of a page from a heading to the next one of its level; undefined when it has no such heading. */
function sectionOf(page: string, id: string): string | undefined {
  const lines = page.split('\n');
  let isCode = false;
  const levels = lines.map((line) => {
    isCode = /^\s*(?:```|~~~)/.test(line) ? !isCode : isCode;
    return isCode ? 0 : (/^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0);
  });
  const start = lines.findIndex((line, index) => levels[index]! > 0 && idOf(line.replace(/^#+\s*/, '')) === id);
  const next = levels.findIndex((level, index) => index > start && level > 0 && level <= levels[start]!);
  return start < 0 ? undefined : lines.slice(start, next < 0 ? undefined : next).join('\n');
}

/** The rows of tables that begin with a name, such as a key. */
const rowsOf = (page: string, name: string): string =>
  page
    .split('\n')
    .filter((line) => line.startsWith(`| \`${name}\``))
    .join('\n');

/** The text of a place; a part without a heading or row of its own has that of its page. */
function get(version: string, place: string): string {
  const [page = '', anchor = ''] = place.split('#');
  const below = path.posix.join(starts.get(version)!, page);
  const file = [`${below}.md`, `${below}/index.md`].find((one) => existsSync(path.join(folder, one)));
  const text = read(file ?? `${below}.md`);
  const id = decodeURIComponent(anchor);
  return sectionOf(text, id) || rowsOf(text, id) || text;
}

describe('questions whose answer depends on the version', () => {
  it('are 38 or more in at least 80 cases, of two versions or more each', () => {
    expect(asked.length).toBeGreaterThanOrEqual(38);
    expect(cases.length).toBeGreaterThanOrEqual(80);
    expect(asked.filter(({answers}) => Object.keys(answers).length < 2)).toEqual([]);
  });

  it('have true answers: each place says what is expected', () => {
    const wrong = present.flatMap(({version, at, has}) =>
      at
        .filter((place) => !get(version, place).includes(has))
        .map((place) => `${version} ${place}: does not say "${has}"`),
    );
    expect(wrong).toEqual([]);
  });

  it('have other answers in each version', () => {
    const same = asked.flatMap(({ask, answers}) => {
      const all = Object.entries(answers).filter(([version]) => names.includes(version));
      const says = (version: string, {at}: z.infer<typeof answer>, has: string): boolean =>
        at.some((place) => get(version, place).includes(has));
      return all.flatMap(([version, one], index) =>
        all
          .slice(index + 1)
          .filter(([other, two]) => says(version, one, two.has) && says(other, two, one.has))
          .map(([other]) => `${ask}: ${version} and ${other} say the same`),
      );
    });
    expect(same).toEqual([]);
  });

  it('find the passage among the first three in 95 of 100', () => {
    const {files} = decodeManifest(read(manifestPath));
    const service = new SearchService('');
    const tags = new Map(versions.map((version) => [publicName(version.name), `docs-default-${version.name}`]));
    tags.forEach((tag) => service.load(tag, read(files[tag]!)));
    const missed = present.flatMap(({ask, version, at}) => {
      const {hits} = service.answer({
        indexName: 'documentation',
        query: ask,
        facetFilters: [`docusaurus_tag:${tags.get(version)}`],
        hitsPerPage: 3,
        highlightPreTag: '',
        highlightPostTag: '',
        attributesToSnippet: [],
      });
      const found = hits.map(({url_without_anchor: page, anchor}) =>
        `${page}${anchor === null ? '' : `#${anchor}`}`.slice(starts.get(version)!.length + 1),
      );
      return at.some((place) => found.includes(place)) ? [] : [`${version} "${ask}": ${found.join(', ')}`];
    });
    expect(1 - missed.length / present.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
