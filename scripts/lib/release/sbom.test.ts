import {expect, it} from 'vitest';
import {shippedBill} from './sbom';

const time = new Date(0);
const entry = {version: '19.0.0', license: 'MIT', integrity: 'sha512-/wA='};
const lock = {
  packages: {
    '': {version: '0.0.0', dependencies: {react: '19'}},
    'node_modules/react': {...entry, dependencies: {scheduler: '1'}},
    'node_modules/scheduler': {
      ...entry,
      name: '@fork/scheduler',
      license: 'MIT OR ISC',
      peerDependencies: {react: '19'},
    },
    'node_modules/unchecked': {...entry, integrity: undefined},
  },
};

it('lists each shipped package with its checksum, licence and installed name', () => {
  const {components} = shippedBill(lock, ['react', 'scheduler'], time);
  expect(components[0]).toMatchObject({purl: 'pkg:npm/react@19.0.0', hashes: [{alg: 'SHA-512', content: 'ff00'}]});
  expect(components[1]).toMatchObject({
    purl: 'pkg:npm/%40fork/scheduler@19.0.0',
    licenses: [{expression: 'MIT OR ISC'}],
    properties: [{value: 'node_modules/scheduler'}],
  });
});

it.each(['gone', 'unchecked'])('names a shipped package that the lock file does not vouch for: %s', (name) => {
  expect(() => shippedBill(lock, [name], time)).toThrow(`package-lock.json has no node_modules/${name}`);
});
