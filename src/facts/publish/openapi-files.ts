/** The OpenAPI files for readers: one per API and version, with the calls that apply to the version. */
import {stringify} from 'yaml';
import type {Product} from '../schema';
import {callsOf, type OpenApiFile} from '../schema/openapi';
import {appliesTo} from '../prepare/select';

/** Files of `product/` that describe an API. */
export const apiNames = ['openapi', 'openapi-data-store'] as const;

type ApiName = (typeof apiNames)[number];

const publishedNames: Readonly<Record<ApiName, string>> = {
  openapi: 'controller',
  'openapi-data-store': 'data-store',
};

/** Where the build publishes an API, below the base URL. */
export const openApiPath = (api: ApiName, version: string): string => `openapi/${version}/${publishedNames[api]}.yaml`;

/** An API for one version: paths with a method that applies to the version. Pages also list paths whose methods are not public. */
function apiOf(api: OpenApiFile, version: string, order: readonly string[]): object {
  const paths = Object.entries(api.paths).flatMap(([path, item]) => {
    const {summary, parameters} = item;
    const calls = callsOf(item);
    const known = calls.filter(({range}) => appliesTo(range, version, order));
    const methods = Object.fromEntries(known.map(({method, operation}) => [method, operation]));
    return known.length === 0 ? [] : [[path, {summary, parameters, ...methods}] as const];
  });
  return {...api, info: {...api.info, version}, paths: Object.fromEntries(paths)};
}

const form = 'multipart/form-data';

/**
 * Replacer for `JSON.stringify` and YAML. Omits the fields that only this site uses, and JSON as an alternative to a form: clients from
 * generators would choose it, and leave out the file.
 */
export function published(key: unknown, value: unknown): unknown {
  const isForm = key === 'content' && typeof value === 'object' && value !== null && form in value;
  return isForm ? {[form]: value[form]} : /^x-(?:source|since|until)$/.test(String(key)) ? undefined : value;
}

/**
 * Content of all files.
 *
 * @param versions - Names of the versions, oldest first.
 * @returns path below the base URL to YAML
 */
export function openApiFiles(product: Product, versions: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    apiNames.flatMap((name) =>
      versions.map(
        (version) =>
          [
            openApiPath(name, version),
            `# What is publicly known of this API, for jadice flow ${version}. The API description of your own installation is complete.\n` +
              stringify(apiOf(product[name], version, versions), published, {
                lineWidth: 120,
                aliasDuplicateObjects: false,
              }),
          ] as const,
      ),
    ),
  );
}
