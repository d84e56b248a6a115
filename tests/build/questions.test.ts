import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {placesOf} from '../../bench/search/evaluate';
import {parseSet} from '../../bench/search/sets';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';

const {folder} = builds.default;
/** Questions of versions that the site still has. */
const asked = readFileSync(path.join(import.meta.dirname, 'questions.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [question = '', words = ''] = line.split(' :: ');
    return parseSet('questions', question).map((query) => ({...query, words}));
  })
  .filter(({version}) => versions.some(({name}) => name === version));

/** The text of a page from a heading to the next one of its level; undefined when it has no such heading. */
function sectionOf(page: string, id: string): string | undefined {
  const lines = page.split('\n');
  let isCode = false;
  const levels = lines.map((line) => {
    isCode = /^\s*(?:```|~~~)/.test(line) ? !isCode : isCode;
    return isCode ? 0 : (/^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0);
  });
  const start = lines.findIndex(
    (line, index) => levels[index]! > 0 && createSlugger().slug(line.replace(/^#+\s*/, '')) === id,
  );
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
  const below = path.posix.join('docs', versions.find(({name}) => name === version)!.path, page);
  const file = [`${below}.md`, `${below}/index.md`].find((one) => existsSync(path.join(folder, one)));
  const text = readFileSync(path.join(folder, file ?? `${below}.md`), 'utf8');
  const id = decodeURIComponent(anchor);
  return sectionOf(text, id) || rowsOf(text, id) || text;
}

describe('questions whose answer depends on the version', () => {
  it('have true answers: each place has the expected words', () => {
    const wrong = asked.flatMap(({version, answers, words}) =>
      answers
        .filter((place) => words === '' || !get(version, place).includes(words))
        .map((place) => `${version} ${place}: does not say "${words}"`),
    );
    expect(wrong).toEqual([]);
  });

  it('have other answers in each version', () => {
    const says = ({version, answers}: (typeof asked)[number], words: string): boolean =>
      answers.some((place) => get(version, place).includes(words));
    const same = asked.flatMap((one, index) =>
      asked
        .slice(index + 1)
        .filter((other) => other.query === one.query && says(one, other.words) && says(other, one.words))
        .map((other) => `${one.query}: ${one.version} and ${other.version} say the same`),
    );
    expect(same).toEqual([]);
  });

  it('find the place among the first three in 95 of 100', () => {
    const missed = asked
      .filter((query) => placesOf(query).section > 2)
      .map(({version, query}) => `${version} ${query}`);
    expect(1 - missed.length / asked.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
