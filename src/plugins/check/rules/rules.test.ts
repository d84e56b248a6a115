import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadKnowledge} from '../knowledge/load';
import {rules} from '.';

const published = new Set(readFileSync('published-urls.txt', 'utf8').split('\n'));
const {versions, keys, workers} = loadKnowledge();

describe('the rules', () => {
  it('have a code of their own, and words', () => {
    const codes = rules.map(({code}) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const {code, title, why, todo} of rules) {
      expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(`${title}. ${why} ${todo}`).not.toMatch(/\n| {2}|\.\.(?!\.)/);
      expect(todo, code).toMatch(/\.$/);
    }
  });

  it.each(versions)('lead to published places of $name', ({path}) => {
    const address = (help: string): string => `/docs/${path ? `${path}/` : ''}${help}`;
    const helps = [
      ...rules.map(({help}) => help),
      'operations/updates#from-the-director-to-the-controller',
      ...workers.flatMap(({name, parameters}) => (parameters ? [`reference/WorkerInfo#${name.toLowerCase()}`] : [])),
    ];
    expect(helps.map(address).filter((one) => !published.has(one))).toEqual([]);
  });

  it('lead from a key to its row in each version that has the key', () => {
    const missing = keys.flatMap(({key, page, since, until, unconfirmed = []}) =>
      versions
        .filter(({name}) => (since === undefined && until === undefined) || unconfirmed.includes(name))
        .map(({path}) => `/docs/${path ? `${path}/` : ''}${page}#${key}`)
        .filter((address) => !published.has(address)),
    );
    expect(missing).toEqual([]);
  });
});
