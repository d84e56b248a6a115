import {describe, expect, it} from 'vitest';
import {loadProduct} from '../../facts/load/load';
import {docsPath, factVersions} from '../../facts/versions';
import {diff, compose} from './diff';
import {factsOf} from './facts';
import {changedPages} from './pages';
import {allChanges} from './pairs';
import {reportOf} from './report';
import type {Changes} from './views';

const product = loadProduct(factVersions);
const versions = factVersions.map((name) => ({name, label: name}));
const page = (id: string) => ({id, title: id, description: `About ${id}.`, to: `/docs/${id}`});
const sources = {
  product,
  versions,
  order: factVersions,
  pages: new Map(versions.map(({name}, index) => [name, ['a', 'b', 'c', 'd', 'e'].slice(0, index + 1).map(page)])),
  docsPath,
};
const all = allChanges(sources);
const pair = (from: string, to: string): Changes => all.find((one) => one.from.name === from && one.to.name === to)!;
const facts = new Map(factVersions.map((version) => [version, factsOf(product, version, factVersions)]));
const [oldest, ...others] = factVersions as [string, ...string[]];
const entry = (changes: Changes, id: string) => changes.facts.find((fact) => fact.id === id);
/** The newest version that has the keys of Keycloak, and the first with the event bus. */
const [keycloak, bus] = [
  product.properties['controller']!.properties.find(({key}) => key === 'keycloak.enabled')!.until!,
  product.events.since!,
];

describe('the differences of all pairs', () => {
  const triples = factVersions.flatMap((a, i) =>
    factVersions.slice(i + 1).flatMap((b, j) => factVersions.slice(i + j + 2).map((c) => [a, b, c] as const)),
  );

  it.each(triples)('from %s over %s to %s are those from the first to the last', (a, b, c) => {
    const [fromA, fromB, toC] = [facts.get(a)!, facts.get(b)!, facts.get(c)!];
    const composed = compose(diff(fromA, fromB), diff(fromB, toC));
    expect(composed).toEqual(diff(fromA, toC));
    const versionsOfPair = {from: {name: a, label: a}, to: {name: c, label: c}, docsPath};
    expect(reportOf(composed, product, versionsOfPair)).toEqual(pair(a, c).facts);
  });

  it('are one for each pair, each with what to do, and each entry once', () => {
    expect(all.length).toBe((factVersions.length * (factVersions.length - 1)) / 2);
    for (const {facts: list} of all) {
      expect(new Set(list.map(({id}) => id)).size).toBe(list.length);
      expect(list.filter(({todo, roles, component}) => !todo || roles.length === 0 || !component)).toEqual([]);
    }
  });

  it('are those of the newest versions where only these are built', () => {
    const newest = allChanges({...sources, versions: versions.slice(-2)});
    expect(newest.map(({facts: list}) => list)).toEqual([pair(factVersions.at(-2)!, 'next').facts]);
  });
});

describe('what is known to differ', () => {
  it('is the sign-in: old keys and the new one are one entry, which says what to do', () => {
    const changes = pair(keycloak, 'next');
    expect(entry(changes, 'key.controller.security.mode')).toMatchObject({
      what: 'renamed',
      name: 'security.mode',
      oldNames: ['keycloak.enabled'],
      todo: expect.stringContaining('replace `keycloak.enabled` with `security.mode`') as unknown,
    });
    expect(entry(changes, 'key.controller.keycloak.enabled')).toBeUndefined();
    const issuer = 'key.controller.spring.security.oauth2.client.provider.keycloak.issuer-uri';
    expect(entry(changes, issuer)?.oldNames).toEqual(['keycloak.auth-server-url', 'keycloak.realm']);
    const gone = entry(changes, 'key.ui.keycloak.enabled');
    expect(gone).toMatchObject({what: 'removed', todo: expect.stringContaining('is not documented') as unknown});
    expect(gone).not.toHaveProperty('isOpen');
  });

  it('is open where the public text leaves it open', () => {
    const between = factVersions[factVersions.indexOf(keycloak) + 1]!;
    const renamed = entry(pair(keycloak, between), 'key.controller.security.mode');
    expect(renamed).toMatchObject({what: 'renamed', isOpen: true});
    expect(renamed?.todo).toContain('is not documented');
    const later = entry(pair(between, 'next'), 'key.controller.security.mode');
    expect(later?.todo).toContain('If your `application.yaml` has `keycloak.enabled`');
  });

  it('is the event bus: keys, events, and a term with another meaning', () => {
    const changes = pair(oldest, bus);
    expect(entry(changes, 'key.controller.jadice-flow.event-bus.enabled')).toMatchObject({what: 'added'});
    expect(entry(changes, 'key.controller.jadice-flow.event-bus.enabled')?.todo).toContain('open its ports');
    expect(changes.facts.filter(({kind}) => kind === 'event').length).toBe(product.events.events.length);
    expect(entry(changes, 'term.event-bus')?.fields).toMatchObject([
      {field: 'meaning', after: expect.stringContaining('Hazelcast') as unknown},
    ]);
  });

  it('is the name of the template imageToPdfWithHOCR', () => {
    const found = entry(pair(oldest, 'next'), 'name.image-to-pdf-with-hocr');
    expect(found).toMatchObject({what: 'added', meaning: expect.stringContaining('imageToPdfWithHOCR') as unknown});
    expect(found?.todo).toContain('GET /job/template-names');
  });
});

describe('pages', () => {
  it('are new or gone', () => {
    const changes = changedPages([page('a'), page('b')], [page('a'), page('c')]);
    expect(changes.map(({id, what}) => `${id} ${what}`)).toEqual(['c new', 'b gone']);
    expect(pair(oldest, others[0]!).pages).toEqual([{...page('b'), what: 'new'}]);
  });
});
