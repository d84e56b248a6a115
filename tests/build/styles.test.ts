import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {attribute} from '../../src/lib/elements';
import {builds} from '../builds';
import {builtPages} from './pages';

const require = createRequire(import.meta.url);
const classesOf = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name!));

/** Style sheets with names as in the pages; those of modules get a suffix in the build. */
const sources = [require.resolve('infima/dist/css/default/default.css'), 'src/css/custom.css', 'src/css/shell.css'];

describe('the style sheets of the site', () => {
  const {folder} = builds.default;
  const styles = path.join(folder, 'assets/css');
  const built = classesOf(
    readdirSync(styles)
      .map((name) => readFileSync(path.join(styles, name), 'utf8'))
      .join('\n'),
  );
  const onPages = new Set(
    builtPages(folder).flatMap(({elements}) => elements.flatMap((one) => (attribute(one, 'class') ?? '').split(/\s+/))),
  );

  it('have a rule for each class of a page that their sources have a rule for', () => {
    const styled = sources.flatMap((file) => [...classesOf(readFileSync(file, 'utf8'))]);
    expect(styled.length).toBeGreaterThan(300);
    expect(styled.filter((name) => onPages.has(name) && !built.has(name))).toEqual([]);
  });

  it('have no rule for a class that only Infima knows', () => {
    expect([...built].filter((name) => /^(?:pills|shadow--tl|button-group)/.test(name) && !onPages.has(name))).toEqual(
      [],
    );
  });
});
