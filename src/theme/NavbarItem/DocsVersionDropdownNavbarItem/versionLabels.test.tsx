import {renderToStaticMarkup} from 'react-dom/server';
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

  it('mark a version that lacks the page with a sign, and hint at where the choice leads', () => {
    const labels = versionLabels(versions, ['current']);
    expect(labels['current']?.label).toBe('next');
    const marked = renderToStaticMarkup(labels['1.0.0']?.label);
    expect(marked).toMatch(/^<span title="[^"]*start page">1\.0\.0 <span aria-hidden="true">⌂<\/span><span class=/);
  });

  it('keep the order of the versions', () => {
    expect(Object.keys(versionLabels(versions, []))).toEqual(['current', '1.0.0']);
  });
});
