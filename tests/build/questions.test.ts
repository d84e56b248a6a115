import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {agentFiles} from '../../scripts/lib/agents/files';
import {run, type Files} from '../../scripts/lib/agents/client/commands';
import {publicName} from '../../scripts/lib/offline/edition';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';

const {folder: build, baseUrl} = builds.default;
const names = versions.map(publicName);
const answer = z.strictObject({at: z.array(z.string().regex(/^\S+$/)).min(1), has: z.string().min(3)});
const asked = z
  .array(z.strictObject({ask: z.string().min(5), answers: z.record(z.string(), answer)}))
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'questions.yaml'), 'utf8')));
const cases = asked.flatMap(({ask, answers}) =>
  Object.entries(answers).map(([version, is]) => ({ask, version, ...is})),
);
/** A version that was let go takes its cases along. */
const present = cases.filter(({version}) => names.includes(version));

describe('questions whose answer depends on the version', () => {
  const bundles = new Map<string, Files>();
  const get = (version: string, place: string): string => run(['get', place], bundles.get(version)!).out;

  beforeAll(async () => {
    for (const version of versions) {
      const files = await agentFiles(build, `https://levigo.github.io${baseUrl}`, version, versions);
      const pages = [...files.keys()].filter((file) => file.startsWith('pages/')).map((file) => file.slice(6));
      bundles.set(publicName(version), {
        read: (name) => files.get(name)!.toString(),
        pages: () => pages,
        changes: () => [],
        check: () => ({code: 2, out: '', err: ''}),
      });
    }
  });

  it('are 40 or more in at least 80 cases, of two versions or more each', () => {
    expect(asked.length).toBeGreaterThanOrEqual(40);
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
    const missed = present.flatMap(({ask, version, at}) => {
      const files = bundles.get(version)!;
      const {start} = JSON.parse(files.read('bundle.json')) as {start: string};
      const found = run(['search', ask], files)
        .out.split('\n')
        .filter((line) => line !== '' && !line.startsWith(' '))
        .map((address) => address.slice(start.length + 1))
        .slice(0, 3);
      return at.some((place) => found.includes(place)) ? [] : [`${version} "${ask}": ${found.join(', ')}`];
    });
    expect(1 - missed.length / present.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
