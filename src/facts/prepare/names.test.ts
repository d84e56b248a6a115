import {beforeEach, describe, expect, it} from 'vitest';
import {product} from '../loaded.test-support';
import {docsPath, factVersions} from '../versions';
import {namesFile, productNames} from './names';

let names: ReturnType<typeof productNames>;
beforeEach(() => void (names = productNames(product, factVersions)));
const named = (name: string) => names.filter((one) => one.name === name);

describe('the names of the product', () => {
  it('are there A to Z, each of a kind once', () => {
    const ids = names.map(({name, kind, of}) => `${kind} ${of ?? ''} ${name}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(names.map(({anchor}) => anchor)).size).toBe(ids.length);
    expect(names.map(({name}) => name)).toEqual(names.map(({name}) => name).sort((a, b) => a.localeCompare(b, 'en')));
    const keys = Object.values(product.properties).flatMap(({component, properties}) =>
      properties.map(({key}) => `key ${component} ${key}`),
    );
    const more = product.identifiers.identifiers.flatMap((entry) =>
      (entry.names ?? [entry.name]).map((name) => `${entry.kind}  ${name}`),
    );
    const workers = product.workers.workers.map(({name}) => `worker  ${name}`);
    expect([...keys, ...workers, ...more].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('each have a version, may have one, or are history', () => {
    const homeless = names.filter(
      ({versions, unconfirmed, obsolete}) => versions.length === 0 && !unconfirmed && !obsolete,
    );
    expect(homeless).toEqual([]);
    expect(names.filter(({obsolete, versions}) => obsolete && versions.length > 0)).toEqual([]);
  });

  it('lead to the newest version that has them', () => {
    const rows = names.filter(({address, versions}) => address?.startsWith('/docs') && versions.length > 0);
    const pathOf = (address: string): string => /^\/docs(?:\/(?:next|\d+\.\d+\.\d+))?(?=\/)/.exec(address)![0];
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({address, versions}) => pathOf(address!) !== docsPath(versions.at(-1)!))).toEqual([]);
  });

  it('name what takes their place, and it is a name too', () => {
    expect(named('JF_DIRECTOR_ACCESS_TOKEN')).toMatchObject([{obsolete: true, successor: 'JF_ACCESS_TOKEN'}]);
    const gone = names.filter(({successor}) => successor !== undefined && named(successor).length === 0);
    expect(gone).toEqual([]);
    expect(names.filter(({successor}) => successor !== undefined).length).toBeGreaterThan(3);
  });

  it('combine an entry that ends and one that begins into one line', () => {
    const [first, , ...rest] = factVersions;
    const worker = product.workers.workers[0]!;
    const ranged = [
      {...worker, until: first},
      {...worker, since: rest[0], unconfirmed: [factVersions[1]!]},
    ];
    const [joined, ...others] = productNames({...product, workers: {workers: ranged}}, factVersions).filter(
      ({name, kind}) => name === worker.name && kind === 'worker',
    );
    expect(others).toEqual([]);
    expect(joined).toMatchObject({versions: [first, ...rest], unconfirmed: [factVersions[1]]});
  });

  it('are a file with the address below which they lead', () => {
    const file = JSON.parse(namesFile(names, factVersions, 'https://example.org/flow')) as Record<string, unknown>;
    expect(file).toMatchObject({project: 'jadice flow', base: 'https://example.org/flow', versions: factVersions});
    expect(file['names']).toEqual(names);
  });
});
