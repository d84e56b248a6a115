import {describe, expect, it} from 'vitest';
import {versionLabels} from './versionLabels';

const versions = [
  {name: 'current', label: 'next'},
  {name: '1.0.0', label: '1.0.0'},
];

describe('the labels of the version menu', () => {
  it('are the plain labels where no documentation page is open', () => {
    expect(versionLabels(versions, undefined)).toEqual({current: {label: 'next'}, '1.0.0': {label: '1.0.0'}});
  });

  it('mark a version that lacks the page and say where the choice leads', () => {
    const labels = versionLabels(versions, ['current']);
    expect(labels['current']?.label).toBe('next');
    expect(labels['1.0.0']?.label).toBe('1.0.0 – page not in this version, opens its start page');
  });

  it('keep the order of the versions', () => {
    expect(Object.keys(versionLabels(versions, []))).toEqual(['current', '1.0.0']);
  });
});
