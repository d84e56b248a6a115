import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {schemaFiles} from '../../src/check/schemas/files';
import {developerFiles} from '../../src/config/developerFiles';
import {kits} from '../../src/config/kits';
import {loadProduct} from '../../src/facts/load/load';
import {openApiFiles} from '../../src/facts/publish/openapi-files';
import {factVersions} from '../../src/facts/versions';
import {namesBelow} from '../../src/lib/files';
import {mockServerPaths} from '../../src/mock/bundle';
import {readText, readYaml, root, samples} from './support/files';
import {readExpression} from './support/promql';
import type {KubernetesObject} from './support/stack';

const read = (page: string) => readFileSync(join(root, 'docs', page), 'utf8');
const text = [
  ...namesBelow(join(root, 'docs')).flatMap((file) => (file.endsWith('.md') ? [read(file)] : [])),
  readFileSync(join(root, 'src', 'pages', 'first-job.mdx'), 'utf8'),
].join('\n');

/** Files and folders that readers get in an archive. */
const packed = kits.flatMap(({files}) => Object.values(files));

describe('samples and the pages that show them', () => {
  // The folder `documentation` is on the page `/offline`.
  it.each(readdirSync(samples).filter((folder) => folder !== 'documentation'))(
    'every file of %s can be reached from a page',
    (folder) => {
      const missing = namesBelow(join(samples, folder)).filter(
        (file) =>
          !packed.some((one) => one === folder || one === `${folder}/${file}`) &&
          !text.includes(`file=static/samples/${folder}/${file}`) &&
          !text.includes(`path="samples/${folder}/${file}"`) &&
          !text.includes(`SITE/samples/${folder}/${file}`),
      );
      expect(missing).toEqual([]);
    },
  );

  it('the queries to try on the reference are valid PromQL', () => {
    const [, table = ''] = read('reference/prometheus-grafana.md').split('Try these queries');
    const queries = [...table.matchAll(/^ *\| `(.+?)` +\|/gm)].map(([, query = '']) => query.replaceAll('\\|', '|'));
    expect(queries).toHaveLength(6);
    expect(queries.flatMap((query) => readExpression(query).errors)).toEqual([]);
  });

  it('the reference lists every alert', () => {
    const page = read('reference/prometheus-grafana.md');
    const [rules] = readYaml('monitoring/prometheus/flow-alerts.yaml') as [{groups: {rules: {alert: string}[]}[]}];
    const alerts = rules.groups.flatMap((group) => group.rules.map(({alert}) => alert));
    expect(alerts.filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
  });

  it('the realm to import has the clients of the page, and no other', () => {
    const [, table = ''] = read('reference/oauth2-keycloak.md').split('## Realm and clients');
    const named = [...table.split('## ')[0]!.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    const {clients} = JSON.parse(readText('keycloak/jadice-flow-realm.json')) as {clients: {clientId: string}[]};
    expect(clients.map(({clientId}) => clientId)).toEqual(named);
  });
});

it('the files for developers exist, those of the build under the names that it gives them', () => {
  const product = loadProduct(factVersions);
  const written = [
    ...openApiFiles(product, factVersions).keys(),
    ...schemaFiles(product, factVersions, 'https://docs.example.com/').keys(),
    ...mockServerPaths,
    ...['names.json', 'tools/check.mjs'],
  ];
  const paths = developerFiles.map(({path}) => path.replace('VERSION', '1.9.0'));
  expect(paths.filter((path) => !written.includes(path) && !existsSync(join(root, 'static', path)))).toEqual([]);
});

/** Job templates without their descriptions, which every sample words for its reader. */
const templatesIn = (text = ''): unknown =>
  parse(text, (key, value: unknown) => (key === 'description' ? undefined : value));

it('the job template of the manifests is the template ocr of the product data', () => {
  const objects = readYaml('kubernetes/controller-config.yaml') as KubernetesObject[];
  const product = readFileSync(join(root, 'product', 'job-templates', 'ocr.yaml'), 'utf8');
  expect(templatesIn(objects[0]?.data?.['jobtemplates.yaml'])).toEqual(templatesIn(product));
});
