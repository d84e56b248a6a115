import {beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {product} from '../loaded.test-support';
import {openApiFiles} from './openapi-files';
import {openApiFile} from '../schema/openapi';
import {factVersions} from '../versions';

interface Published {
  openapi: string;
  security: object[];
  paths: Record<string, Record<string, object>>;
}
const read = (text: string | undefined): Published => parse(text ?? '') as Published;

describe('the published OpenAPI files', () => {
  let files: ReturnType<typeof openApiFiles>;
  beforeEach(() => void (files = openApiFiles(product, factVersions)));

  it('exist for both APIs in each version', () => {
    expect([...files.keys()].sort()).toEqual(
      factVersions
        .flatMap((version) => [`openapi/${version}/controller.yaml`, `openapi/${version}/data-store.yaml`])
        .sort(),
    );
  });

  it('have request bodies and a login, resolve all references, and contain nothing specific to this site', () => {
    for (const [name, text] of files) {
      const api = read(text);
      expect(api.openapi, name).toBe('3.1.0');
      for (const [, reference = ''] of text.matchAll(/\$ref: "(#[^"]+)"/g)) {
        const target = reference
          .split('/')
          .slice(1)
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], api);
        expect(target, `${name}: ${reference}`).toBeTypeOf('object');
      }
      expect(text).toMatch(/requestBody:[^]*\$ref: "#/);
      expect(api.security.flatMap(Object.keys), name).toContain('basic');
      expect(text).not.toMatch(/x-(?:source|since|until)/);
    }
  });

  it('leave out calls that the version does not have', () => {
    const [path = ''] = Object.keys(product.openapi.paths);
    const changed = openApiFile.parse(structuredClone(product.openapi));
    const operation = changed.paths[path]?.get;
    expect(operation).toBeDefined();
    Object.assign(operation ?? {}, {'x-since': '1.9.0'});
    const limited = openApiFiles({...product, openapi: changed}, factVersions);
    expect(read(limited.get('openapi/1.3.2/controller.yaml')).paths).not.toHaveProperty([path]);
    expect(read(limited.get('openapi/1.9.0/controller.yaml')).paths).toHaveProperty([path, 'get']);
    // The pages also list a path whose methods are not public.
    const {paths} = read(limited.get('openapi/1.9.0/data-store.yaml'));
    expect(
      Object.values(paths as object).filter((item: object) => !/"operationId"/.test(JSON.stringify(item))),
    ).toEqual([]);
  });
});
