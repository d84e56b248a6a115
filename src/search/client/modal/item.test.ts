import {describe, expect, it} from 'vitest';
import type {Found} from '../query';
import {arrange, itemsOf, kindOf} from './item';

it.each([
  ['/docs/installation/security', 'Page'],
  ['/docs/installation/security#secrets', 'Section'],
  ['/docs/installation/general-configuration#spring.datasource.url', 'Key'],
  ['/docs/reference/source-scanner#scanners.configs%5B%5D.name', 'Key'],
  ['/docs/release#version-1.9', 'Section'],
  ['/docs/reference/flow-rest-api#post-job-create.request.priority', 'Endpoint'],
  ['/base/WorkerInfoComponent#tessocr', 'Worker'],
  ['/docs/operations/troubleshooting#controller-does-not-start', 'Fault'],
  ['/docs/operations/troubleshooting', 'Page'],
  ['/docs/reference/workers#logging.level.com.jadice', 'Key'],
  ['/docs/reference/oauth2-keycloak#get-a-token', 'Section'],
])('a hit at %s is a %s', (url, kind) => {
  expect(kindOf(url).name).toBe(kind);
});

describe('the order of the dialog', () => {
  const found = (...sections: string[]): Found[] =>
    sections.map((section, place) => ({
      objectID: `${place}`,
      url: `/${place}`,
      section,
      trail: ['Page', `${place}`],
      snippet: '',
    }));
  const groups = (hits: readonly Found[]): string[] => arrange(hits).map(({group, hit}) => `${group} ${hit.objectID}`);

  it('is that of the engine for the best four, and then goes by section', () => {
    expect(groups(found('A', 'B', 'A', 'C', 'A', 'B', 'A'))).toEqual([
      ...['Best matches 0', 'Best matches 1', 'Best matches 2', 'Best matches 3'],
      ...['A 4', 'A 6', 'B 5'],
    ]);
    expect(groups(found('A', 'B'))).toEqual(['Best matches 0', 'Best matches 1']);
    expect(groups([])).toEqual([]);
  });

  it('has at most five hits in a section', () => {
    expect(groups(found(...Array.from({length: 10}, () => 'A'))).slice(4)).toEqual(['A 4', 'A 5', 'A 6', 'A 7', 'A 8']);
  });

  it('stays when DocSearch groups the hits by their first two levels', () => {
    const items = itemsOf({hits: found('A', 'B', 'A', 'C', 'A', 'B')});
    expect(items.map(({hierarchy}) => hierarchy['lvl0'])).toEqual([...Array<string>(4).fill('Best matches'), 'A', 'B']);
    expect(new Set(items.map(({hierarchy}) => hierarchy['lvl1'])).size).toBe(items.length);
    expect(items.map(({hierarchy}) => hierarchy['lvl1']!.trim())).toEqual(Array<string>(6).fill('Page'));
  });

  it('does not call hits the best if no page has the word', () => {
    const items = itemsOf({hits: found('A', 'B', 'A', 'C', 'A'), isMissing: true});
    expect(items.map(({hierarchy}) => hierarchy['lvl0'])).toEqual([...Array<string>(4).fill('Nearest matches'), 'A']);
  });
});
