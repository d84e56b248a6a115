import {describe, expect, it} from 'vitest';
import {SearchService} from '../engine/service';
import type {SearchIndex} from '../records/types';
import {indexOf, page} from '../testing/pages';
import {answerElsewhere} from './otherVersions';

const index = (tag: string, path: string, text: string): SearchIndex => ({
  ...indexOf(page(path, [1, 'A page'], [0, text])),
  tag: `docs-default-${tag}`,
});
const all = [
  index('1.0.0', 'docs/1.0.0/a', 'A zebra stands here.'),
  index('1.3.2', 'docs/1.3.2/a', 'A zebra and an okapi stand here.'),
  index('1.10.0', 'docs/a', 'A zebra and a giraffe stand here.'),
  index('current', 'docs/next/a', 'A rhinoceros stands here.'),
];
const tags = ['default', ...all.map(({tag}) => tag)];

function ask(query: string, tag: string): {loaded: string[]; answer: ReturnType<typeof answerElsewhere>} {
  const service = new SearchService('/');
  const loaded: string[] = [];
  const load = (wanted: readonly string[]): Promise<void> => {
    all.filter((one) => wanted.includes(one.tag)).forEach((one) => service.load(one));
    loaded.push(...wanted);
    return Promise.resolve();
  };
  const request = {indexName: 'x', query, facetFilters: [['docusaurus_tag:default', `docusaurus_tag:${tag}`]]};
  return {loaded, answer: answerElsewhere(service, {load, tags: () => Promise.resolve(tags)}, request)};
}

describe('what the version that is read does not have', () => {
  it('is offered from the newest that has it, and says so', async () => {
    const {answer, loaded} = ask('rhinoceros', 'docs-default-1.0.0');
    expect((await answer)?.hits.map(({url}) => url)).toEqual(['/docs/next/a']);
    expect((await answer)?.note).toBe('No results in this version. These are from next.');
    expect(loaded).toEqual(['docs-default-current']);
  });

  it('comes from the newest release if the next version does not have it', async () => {
    expect((await ask('giraffe', 'docs-default-1.0.0').answer)?.note).toContain('from 1.10.0');
  });

  it('is searched only in two versions, and not for prefixes', async () => {
    expect(await ask('okapi', 'docs-default-1.0.0').answer).toBeUndefined();
    expect(await ask('gir', 'docs-default-1.0.0').answer).toBeUndefined();
    expect(await ask('giraffe', 'default').answer).toBeUndefined();
  });

  it('is no guess', async () => {
    expect(await ask('rhonozerus', 'docs-default-1.0.0').answer).toBeUndefined();
  });
});
