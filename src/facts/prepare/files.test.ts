import {beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {factFiles} from './files';
import {product} from '../loaded.test-support';
import {factVersions, lastFactVersion, versionOfPage} from '../versions';
import type {EndpointListData, ExplorerRow, PropertyTableData, WorkerData} from '../viewTypes';

let files: ReturnType<typeof factFiles>;
const keys = (name: string): string[] =>
  (files.get(name) as PropertyTableData | undefined)?.rows.map(({key}) => key) ?? [];

describe('the files for pages', () => {
  beforeEach(() => void (files = factFiles(product, factVersions, lastFactVersion)));

  it('hold the keys of the version', () => {
    const securityOf = (version: string): string[] => keys(`properties/controller/security/${version}.json`);
    expect(securityOf('1.3.2')).toContain('keycloak.enabled');
    expect(securityOf('1.3.2')).not.toContain('security.mode');
    expect(securityOf('next')).toContain('security.mode');
    expect(securityOf('next')).not.toContain('keycloak.enabled');
    expect(securityOf('1.9.0')).toEqual(expect.arrayContaining(['keycloak.enabled', 'security.mode']));
  });

  it('exist only where there is something to show', () => {
    expect(files.has('events/1.9.0.json')).toBe(true);
    expect(files.has('events/1.3.2.json')).toBe(false);
    expect(files.has('properties/controller/fonts/next.json')).toBe(false);
  });

  it('hold the keys of all groups where no group is chosen', () => {
    const groups = [...files.keys()].filter((name) => /^properties\/worker\/(?!all)[\w-]+\/next/.test(name));
    expect(keys('properties/worker/all/next.json').sort()).toEqual(groups.flatMap(keys).sort());
  });

  it('give each worker definition a step that parses', () => {
    for (const worker of files.get('workers/last.json') as WorkerData[]) {
      if (worker.snippet !== undefined) {
        const steps = parse(worker.snippet) as {workerDefinitionName: string; parameters: {value: string}[]}[];
        expect(steps).toMatchObject([{workerDefinitionName: worker.name}]);
        steps[0]?.parameters.forEach(({value}) => expect(() => JSON.parse(value) as unknown).not.toThrow());
      }
    }
  });

  it('list each key of a component once, with the versions that have it', () => {
    const rows = files.get('explorer/all.json') as ExplorerRow[];
    const names = rows.map(({component, group, key}) => `${component} ${group} ${key}`);
    expect(new Set(names).size).toBe(names.length);
    for (const version of factVersions) {
      expect(
        rows
          .filter(({component, versions}) => component === 'controller' && versions.includes(version))
          .map(({key}) => key)
          .sort(),
      ).toEqual(keys(`properties/controller/all/${version}.json`).sort());
    }
  });

  it('list the fields of each media type of a body, with files first', () => {
    const {endpoints} = files.get('endpoints/data-store/next.json') as EndpointListData;
    const create = endpoints.find(({method, path}) => method === 'POST' && path === '/api/v1/documents');
    const [form, json] = create?.request?.bodies ?? [];
    expect(form?.mediaType).toBe('multipart/form-data');
    expect(form?.fields.map(({path}) => path)).toEqual(['__DOC', 'file']);
    expect(json?.mediaType).toBe('application/json');
    expect(json?.fields.map(({path}) => path)).toContain('contentElements[].digest.bytes');
  });
});

it('a translated page fails, because its facts would be for another version', () => {
  expect(() => versionOfPage('i18n/de/docusaurus-plugin-content-docs/current/index.md')).toThrow(
    'i18n/de/docusaurus-plugin-content-docs/current/index.md: product facts are not supported on translated pages',
  );
});
