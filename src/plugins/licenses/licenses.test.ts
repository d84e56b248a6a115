import {describe, expect, it} from 'vitest';
import {licenseEntries, packagesOf, withHostedSearch} from './shippedPackages';

it('the packages of a bundle are named once, sorted, with their scope, those of the innermost node_modules', () => {
  const modules = [
    '/site/node_modules/react/index.js',
    '/site/node_modules/@mdx-js/react/lib/index.js',
    '/site/node_modules/react/x.js',
    '/site/node_modules/a/node_modules/b/index.js',
    '/site/src/pages/index.tsx',
    '',
  ];
  expect(packagesOf(modules)).toEqual(['@mdx-js/react', 'b', 'react']);
});

it('a build with a hosted search index ships the client of the service instead of the engine', () => {
  const client = ['@algolia/client-common', '@algolia/requester-browser-xhr', 'algoliasearch'];
  expect(withHostedSearch(['minisearch', 'react'])).toEqual([...client, 'react', 'search-insights']);
});

describe('licence entries', () => {
  const lock = {
    packages: {'node_modules/react': {version: '19.0.0', license: 'MIT'}, 'node_modules/odd': {version: '1.0.0'}},
  };

  it('carry version and licence of the lock file', () => {
    expect(licenseEntries(['react'], lock)).toEqual([{name: 'react', version: '19.0.0', license: 'MIT'}]);
  });

  it('report a package that is not in the lock file or has no licence', () => {
    expect(() => licenseEntries(['gone'], lock)).toThrow('node_modules/gone has no entry');
    expect(() => licenseEntries(['odd'], lock)).toThrow('node_modules/odd has no license');
  });
});
