import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {loadProduct} from '../load/load';
import {openApiFiles} from './openapi-files';
import {openApiFile} from '../schema/openapi';
import {factVersions} from '../versions';

const product = loadProduct(factVersions);

interface Published {
  openapi: string;
  paths: Record<string, Record<string, object>>;
}
const read = (text: string | undefined): Published => parse(text ?? '') as Published;

describe('the published OpenAPI files', () => {
  const files = openApiFiles(product, factVersions);

  it('exist for both APIs in each version', () => {
    expect([...files.keys()].sort()).toEqual(
      factVersions
        .flatMap((version) => [`openapi/${version}/controller.yaml`, `openapi/${version}/data-store.yaml`])
        .sort(),
    );
  });

  it('resolve all references, and contain nothing specific to this site', () => {
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
      expect(text).toMatch(/\$ref: "#/);
      expect(text).not.toMatch(/x-(?:source|since|until)/);
    }
  });

  it('work with a generated client for polling, each request body and each response', () => {
    for (const [name, text] of files) {
      const api = read(text) as Published & {security: object[]};
      for (const [path, item] of Object.entries(api.paths)) {
        const operations = Object.entries(item).filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method));
        for (const [method, operation] of operations) {
          const {requestBody, responses} = operation as {
            requestBody?: {content?: object};
            responses: Record<string, {content?: object}>;
          };
          const at = `${name}: ${method} ${path}`;
          expect(requestBody?.content !== undefined, at).toBe(method === 'post' || method === 'put');
          const good = Object.entries(responses).filter(([status]) => /^2(?!04)/.test(status));
          expect(good.map(([, {content}]) => content !== undefined).includes(false), at).toBe(false);
          expect(good.length, at).toBe(method === 'delete' ? 0 : 1);
          // Not only "4XX": what a security filter or the data store returns is known.
          expect(Object.keys(responses).join(), at).toMatch(/\b4\d\d\b/);
        }
      }
      expect(api.security.flatMap(Object.keys), name).toContain('basic');
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
  });
});
