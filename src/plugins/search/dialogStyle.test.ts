import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {scopeDocSearchVariables} from './dialogStyle';

const docSearch = createRequire(import.meta.url).resolve('@docsearch/css');
const processed = (css: string, from: string): string => postcss([scopeDocSearchVariables()]).process(css, {from}).css;

describe('the variables of DocSearch', () => {
  it('are on its dialog, in both colour modes, and none is left on the root element', () => {
    const places = new Set<string>();
    postcss.parse(processed(readFileSync(docSearch, 'utf8'), docSearch)).walkDecls(/^--docsearch-/, ({parent}) => {
      places.add((parent as postcss.Rule).selector);
    });
    expect([...places].sort()).toEqual(['[data-search-engine]', 'html[data-theme=dark] [data-search-engine]']);
  });

  it('are the only ones that move', () => {
    const css = ':root{--a:b}';
    expect(processed(css, '/site/src/css/custom.css')).toBe(css);
  });
});
