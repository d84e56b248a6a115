import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {site} from '../../src/config/site';
import {attribute} from '../../src/lib/elements';
import {builds} from '../builds';
import {builtPages, withoutRedirects} from './pages';

const {folder, baseUrl} = builds.default;

it('each page names the picture that messengers and social networks show with a link to it', () => {
  const pages = withoutRedirects(builtPages());
  const named = pages.flatMap(({elements}) =>
    elements
      .filter((one) => one.tagName === 'meta' && attribute(one, 'property') === 'og:image')
      .map((one) => attribute(one, 'content')),
  );
  expect(named.length).toBe(pages.length);
  expect([...new Set(named)]).toEqual([`${site.url}${baseUrl}img/social-card.png`]);
  expect(existsSync(path.join(folder, 'img/social-card.png'))).toBe(true);
});
