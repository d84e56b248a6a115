import {existsSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {attribute, elements as inside} from '../../src/lib/elements';
import {site} from '../../src/config/site';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';
import {isNight} from '../night';
import {allPages, type BuiltPage, pages, textOf} from './pages';

/** The minifier leaves out </caption>, as the HTML standard allows before <col>; html-validate does not know that. */
const accepted = '<col> element is not permitted as content under <caption>';

/** Pages of older versions are looked at each night. */
const older = versions.slice(2).map((version) => `docs/${version.path}/`);
const isLookedAt = ({file}: BuiltPage): boolean => isNight || !older.some((folder) => file.startsWith(folder));

describe('the HTML of every route', () => {
  it('is valid by the standard rules of html-validate', () => {
    const validator = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:standard']}));
    const found = new Set<string>();
    for (const {file, html} of allPages.filter(isLookedAt)) {
      validator
        .validateStringSync(html)
        .results.flatMap((one) => one.messages)
        .filter(({message}) => message !== accepted)
        .forEach(({ruleId, message, selector}) => found.add(`${file}: ${ruleId}: ${message} (${selector ?? ''})`));
    }
    expect([...found]).toEqual([]);
  });

  it('sets the size of every image, and loads those outside the navbar lazily', () => {
    const wrong = pages.flatMap(({file, elements}) => {
      const inNavbar = new Set(
        elements.filter((one) => /navbar__logo/.test(attribute(one, 'class') ?? '')).flatMap((one) => [...inside(one)]),
      );
      return elements
        .filter(({tagName}) => tagName === 'img')
        .filter(
          (image) =>
            ['width', 'height'].some((name) => attribute(image, name) === undefined) ||
            (attribute(image, 'loading') !== 'lazy' && !inNavbar.has(image)),
        )
        .map(({attrs}) => `${file}: img ${JSON.stringify(attrs)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('contains heading, text and links without JavaScript', () => {
    // The search page is of use only with JavaScript; its heading and navigation are in the page all the same.
    const readable = pages.filter(({file}) => file !== 'search/index.html');
    const wrong = readable.filter(({file, elements}) => {
      const main = elements.find(({tagName}) => tagName === 'main');
      const links = elements.filter((element) => element.tagName === 'a' && attribute(element, 'href') !== undefined);
      const enough = file.startsWith('docs/') ? 300 : 40;
      return (main ? textOf(main).length : 0) < enough || links.length < 10;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('names the version of older and unreleased pages in the title, and the page of the current release as canonical', () => {
    const addresses = new Set(pages.map(({file}) => file.replace(/(?:^|\/)index\.html$/, '')));
    const wrong = pages.flatMap(({file, elements}) => {
      const head = (test: (one: (typeof elements)[number]) => boolean, name: string): string => {
        const found = elements.find(test);
        return (found && attribute(found, name)) ?? '';
      };
      const [, version = '', rest = ''] = /^docs\/(?:(next|\d[\d.]*)\/)?(.*?)\/?index\.html$/.exec(file) ?? [];
      const title = textOf(elements.find(({tagName}) => tagName === 'title')!);
      const shared = head((one) => attribute(one, 'property') === 'og:title', 'content');
      const canonical = head((one) => attribute(one, 'rel') === 'canonical', 'href');
      const current = `docs/${rest}`.replace(/\/$/, '');
      const leadsTo = canonical.slice(`${site.url}${builds.default.baseUrl}`.length).replace(/\/$/, '');
      return [
        ...(version !== '' && ![title, shared].every((one) => one.includes(`(${version})`))
          ? [`${file}: ${title}`]
          : []),
        ...(version === '' && /\((?:next|\d+\.\d+\.\d+)\)/.test(title) ? [`${file}: ${title}`] : []),
        ...((version !== '' && addresses.has(current) && leadsTo !== current) ||
        (canonical !== '' && !addresses.has(leadsTo))
          ? [`${file}: ${canonical}`]
          : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has a preview image for messengers and social networks', () => {
    const named = pages.map(({elements}) => elements.find((one) => attribute(one, 'property') === 'og:image'));
    const addresses = new Set(named.map((one) => one && attribute(one, 'content')));
    expect([...addresses]).toEqual([`${site.url}${builds.default.baseUrl}img/social-card.png`]);
    expect(existsSync(path.join(builds.default.folder, 'img/social-card.png'))).toBe(true);
    const untyped = pages.filter(
      ({elements}) => elements.filter((one) => attribute(one, 'property') === 'og:type').length !== 1,
    );
    expect(untyped.map(({file}) => file)).toEqual([]);
  });
});
