import {describe, expect, it} from 'vitest';
import {marksOf} from './provenance';

const order = ['1.0.0', '1.1.8', '1.3.2', '1.9.0', 'next'];
const repositories = [{id: 'GS', repository: 'levigo/demo', commit: 'abc', path: '', description: 'The demo stack.'}];
type Entry = Parameters<typeof marksOf>[0][number];

const marks = (entry: Entry, version: string): ReturnType<typeof marksOf> =>
  marksOf([entry], {version, order}, repositories);

describe('a fact of a public page', () => {
  const entry = {source: ['docs/reference/oauth2-keycloak @1.3.2, @next']};

  it.each(['1.3.2', '1.9.0', 'next'])('needs no mark from the first version of the page on (%s)', (version) => {
    expect(marks(entry, version)).toEqual({
      marks: [{kind: 'published', sources: ['public page reference/oauth2-keycloak (1.3.2, next)']}],
      places: [undefined],
    });
  });

  it.each(['1.0.0', '1.1.8'])('is marked with that version where only a later one publishes it (%s)', (version) => {
    expect(marks(entry, version)).toMatchObject({marks: [{kind: 'published', version: '1.3.2'}], places: [0]});
  });

  it('is marked with the last version that has it where it is unconfirmed later', () => {
    const ended = {source: ['docs/a @1.1.8, @1.3.2'], until: '1.3.2', unconfirmed: ['1.9.0']};
    expect(marks(ended, '1.9.0')).toMatchObject({marks: [{kind: 'published', version: '1.3.2'}]});
  });

  it('is marked with the first version that has it where it is unconfirmed earlier', () => {
    const begun = {source: ['docs/a @next'], since: 'next', unconfirmed: ['1.9.0']};
    expect(marks(begun, '1.9.0')).toMatchObject({marks: [{kind: 'published', version: 'next'}]});
  });

  it('is published for every version if the page belongs to an old version or has no label', () => {
    expect(marks({source: ['docs/1.0.0/main-concepts/workflows @1.0.0']}, '1.0.0').marks).toEqual([
      {kind: 'published', sources: ['public page main-concepts/workflows (1.0.0)']},
    ]);
    expect(marks({source: ['docs/reference/flow-rest-api @unlabelled']}, '1.0.0').marks).toEqual([
      {kind: 'published', sources: ['public page reference/flow-rest-api']},
    ]);
  });
});

describe('other facts', () => {
  it('of a public repository hold for every version', () => {
    const entry = {source: ['docs/a @next', 'GS:controller-config/application.yaml']};
    expect(marks(entry, '1.0.0')).toEqual({
      marks: [
        {kind: 'published', sources: ['public page a (next)', 'levigo/demo: controller-config/application.yaml']},
      ],
      places: [undefined],
    });
  });

  it('that are only values of the demo stack say so', () => {
    expect(marks({demo: true, source: ['GS:.env']}, 'next')).toMatchObject({marks: [{kind: 'demo'}], places: [0]});
  });

  it('are marked as from a framework, unless a product page has them', () => {
    expect(marks({source: ['framework:Spring Boot']}, 'next').marks).toEqual([
      {kind: 'framework', sources: ['documentation of Spring Boot']},
    ]);
    expect(marks({source: ['docs/a @1.3.2', 'framework:Keycloak']}, '1.0.0').marks).toMatchObject([
      {kind: 'published', version: '1.3.2'},
    ]);
  });
});

it('names each source of a mark once', () => {
  const entry = {source: ['docs/a @next']};
  const table = marksOf([entry, {demo: true, source: ['GS:.env']}, entry], {version: 'next', order}, repositories);
  expect(table.marks.map(({sources}) => sources)).toEqual([['public page a (next)'], ['levigo/demo: .env']]);
  expect(table.places).toEqual([undefined, 1, undefined]);
});
