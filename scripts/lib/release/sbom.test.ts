import {describe, expect, it} from 'vitest';
import {shippedBill} from './sbom';

const lock = {
  packages: {
    '': {dependencies: {react: '^19.0.0'}, devDependencies: {webpack: '^5.0.0'}},
    'node_modules/react': {
      version: '19.0.0',
      license: 'MIT',
      integrity: 'sha512-AQID',
      dependencies: {scheduler: '*', webpack: '*'},
    },
    'node_modules/a/node_modules/react': {version: '18.0.0', license: 'MIT', integrity: 'sha512-BAUG'},
    'node_modules/scheduler': {
      name: '@fork/scheduler',
      version: '1.0.0',
      license: '(MIT OR Apache-2.0)',
      integrity: 'sha512-BAUG',
      peerDependencies: {react: '*'},
    },
    'node_modules/webpack': {version: '5.0.0', license: 'MIT', integrity: 'sha512-AQID', dev: true},
    'node_modules/unchecked': {version: '1.0.0', license: 'MIT'},
  },
};

const site = {
  name: 'site',
  publisher: 'a publisher',
  copyrightPage: 'https://docs.example.com/copyright',
  time: new Date(1_700_000_000_000),
};

describe('the bill of materials', () => {
  const made = shippedBill(lock, ['react', 'scheduler'], site);

  it('has the shipped packages in the version of the lock file, and no others', () => {
    expect(made.components).toEqual([
      {
        'bom-ref': 'react@19.0.0',
        type: 'library',
        name: 'react',
        version: '19.0.0',
        purl: 'pkg:npm/react@19.0.0',
        hashes: [{alg: 'SHA-512', content: '010203'}],
        licenses: [{license: {id: 'MIT'}}],
        properties: [{name: 'cdx:npm:package:path', value: 'node_modules/react'}],
      },
      expect.objectContaining({
        'bom-ref': '@fork/scheduler@1.0.0',
        purl: 'pkg:npm/%40fork/scheduler@1.0.0',
        licenses: [{expression: '(MIT OR Apache-2.0)'}],
        properties: [{name: 'cdx:npm:package:path', value: 'node_modules/scheduler'}],
      }),
    ]);
  });

  it('says what it is of, under which licence, when and with what it was made', () => {
    expect(made.metadata).toEqual({
      timestamp: '2023-11-14T22:13:20.000Z',
      tools: {components: [{type: 'application', name: 'scripts/sbom.ts of site'}]},
      component: {
        'bom-ref': 'site@0.0.0',
        type: 'application',
        name: 'site',
        version: '0.0.0',
        licenses: [{license: {name: 'Copyright a publisher', url: 'https://docs.example.com/copyright'}}],
      },
    });
  });

  it('says which of them needs which', () => {
    expect(made.dependencies).toEqual([
      {ref: 'site@0.0.0', dependsOn: ['react@19.0.0']},
      {ref: 'react@19.0.0', dependsOn: ['@fork/scheduler@1.0.0']},
      {ref: '@fork/scheduler@1.0.0', dependsOn: ['react@19.0.0']},
    ]);
  });

  it('is the same for the same packages', () => {
    const moved = {packages: Object.fromEntries(Object.entries(lock.packages).reverse())};
    expect(shippedBill(moved, ['react', 'scheduler'], site)).toEqual(made);
    expect(made.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it.each(['gone', 'unchecked'])('names a shipped package that the lock file does not vouch for: %s', (name) => {
    expect(() => shippedBill(lock, [name], site)).toThrow(
      `shipped.json: package-lock.json has no node_modules/${name}`,
    );
  });
});
