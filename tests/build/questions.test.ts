import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {placesOf} from '../../bench/search/evaluate';
import {parseSet} from '../../bench/search/sets';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';

/** Questions of versions that the site still has. */
const asked = readFileSync(path.join(import.meta.dirname, 'questions.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [question = '', words = ''] = line.split(' :: ');
    return parseSet('questions', question).map((query) => ({...query, words}));
  })
  .filter(({version}) => versions.some(({name}) => name === version));

/** The text of the page of a place. */
function pageOf(version: string, place: string): string {
  const folder = path.join(builds.default.folder, 'docs', versions.find(({name}) => name === version)!.path);
  const page = path.join(folder, place.split('#')[0]!);
  return readFileSync(existsSync(`${page}.md`) ? `${page}.md` : path.join(page, 'index.md'), 'utf8');
}

describe('questions whose answer depends on the version', () => {
  it('have true answers: each page has the expected words', () => {
    const wrong = asked.flatMap(({version, answers, words}) =>
      answers
        .filter((place) => words === '' || !pageOf(version, place).includes(words))
        .map((place) => `${version} ${place}: does not say "${words}"`),
    );
    expect(wrong).toEqual([]);
  });

  it('find the place among the first three in 95 of 100', async () => {
    const places = await Promise.all(asked.map(placesOf));
    const missed = asked
      .filter((_, index) => places[index]!.section > 2)
      .map(({version, query}) => `${version} ${query}`);
    expect(1 - missed.length / asked.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
