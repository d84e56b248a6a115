import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {versionLabels} from './versionLabels';

const versions = [
  {name: 'current', label: 'next'},
  {name: '2.0.0', label: '2.0.0'},
  {name: '1.0.0', label: '1.0.0'},
];

describe('the labels of the version menu', () => {
  it('are the plain labels where no documentation page is open', () => {
    expect(versionLabels(versions, undefined)).toEqual({
      current: {label: 'next'},
      '2.0.0': {label: '2.0.0'},
      '1.0.0': {label: '1.0.0'},
    });
  });

  it('say what the page is in other versions, where the build fills it in', () => {
    const [, first, second] = Object.values(versionLabels(versions, 'current:a/b')).map(({label}) =>
      renderToStaticMarkup(label),
    );
    expect(first).toMatch(/^2\.0\.0 <span [^>]*data-filled="menu:current:a\/b:2\.0\.0"[^>]*><\/span>$/);
    expect(second).toContain('data-filled="menu:current:a/b:1.0.0"');
  });

  it('keep the order of the versions', () => {
    expect(Object.keys(versionLabels(versions, undefined))).toEqual(['current', '2.0.0', '1.0.0']);
  });
});
