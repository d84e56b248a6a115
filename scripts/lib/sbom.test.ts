import {describe, expect, it} from 'vitest';
import {shippedBill} from './sbom';

const npm = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:random',
  metadata: {timestamp: 'now', tools: [], component: {'bom-ref': 'site@0', name: 'folder'}},
  components: [
    {'bom-ref': 'react@19.0.0', name: 'react', version: '19.0.0', purl: 'pkg:npm/react@19.0.0'},
    {'bom-ref': 'react@18.0.0', name: 'react', version: '18.0.0', purl: 'pkg:npm/react@18.0.0'},
    {'bom-ref': 'webpack@5.0.0', name: 'webpack', version: '5.0.0', purl: 'pkg:npm/webpack@5.0.0'},
  ],
  dependencies: [{ref: 'react@19.0.0', dependsOn: ['webpack@5.0.0']}, {ref: 'webpack@5.0.0'}],
};
const lock = {packages: {'node_modules/react': {version: '19.0.0'}}};

describe('the bill of materials', () => {
  const made = shippedBill(npm, lock, ['react'], 'site');

  it('has the shipped packages in the version of the lock file, and no others', () => {
    expect(made.components.map(({purl}) => purl)).toEqual(['pkg:npm/react@19.0.0']);
    expect(made['dependencies']).toEqual([{ref: 'react@19.0.0', dependsOn: []}]);
  });

  it('is the same for the same packages', () => {
    const later = {...npm, serialNumber: 'urn:uuid:other', metadata: {...npm.metadata, timestamp: 'later'}};
    expect(shippedBill(later, lock, ['react'], 'site')).toEqual(made);
    expect(made['serialNumber']).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('names a shipped package that npm does not know', () => {
    expect(() => shippedBill(npm, lock, ['gone'], 'site')).toThrow('shipped.json: gone');
  });
});
