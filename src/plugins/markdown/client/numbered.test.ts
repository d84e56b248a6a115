import {describe, expect, it} from 'vitest';
import {lastVersion, oldestVersion, unreleasedName} from '../../../config/versions';
import {numberedAddress} from './numbered';

describe('the address that stays with a version', () => {
  it('has the number of the current release', () => {
    const {name} = lastVersion;
    expect(numberedAddress('/docs/a/b', name, '/')).toBe(`/docs/${name}/a/b`);
    expect(numberedAddress('/docs/docs/docs/', name, '/docs/')).toBe(`/docs/docs/${name}/docs/`);
  });

  it('is that of the page in another version', () => {
    expect(numberedAddress('/docs/next/a', unreleasedName, '/')).toBe('/docs/next/a');
    expect(numberedAddress(`/docs/${oldestVersion.name}/`, oldestVersion.name, '/')).toBe(
      `/docs/${oldestVersion.name}/`,
    );
  });
});
