import {existsSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {attribute, elements as inside} from '../../src/lib/elements';
import {publishedAddresses, resolves} from '../../scripts/lib/release/publishedUrls';
import {builds} from '../builds';
import {builtPages, textOf, withoutRedirects} from './pages';

const all = builtPages();
const pages = withoutRedirects(all);

/** Findings of html-validate that are none, each with a reason and a date. */
const exceptions = [
  {
    rule: 'element-permitted-content',
    message: '<col> element is not permitted as content under <caption>',
    reason:
      'the minifier leaves out </caption>, as the HTML standard allows before <col>; html-validate does not know that',
    date: '2026-11-20',
  },
];

describe('the HTML of every route', () => {
  it('is valid by the standard rules of html-validate', () => {
    const validator = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:standard']}));
    const found = new Set<string>();
    const used = new Set<string>();
    for (const {file, html} of all) {
      for (const {ruleId, message, selector} of validator
        .validateStringSync(html)
        .results.flatMap((one) => one.messages)) {
        const exception = exceptions.find((one) => one.rule === ruleId && one.message === message);
        if (exception) {
          used.add(exception.message);
        } else {
          found.add(`${file}: ${ruleId}: ${message} (${selector ?? ''})`);
        }
      }
    }
    expect([...found]).toEqual([]);
    expect(exceptions.filter(({message}) => !used.has(message))).toEqual([]);
  });

  it('asks for the font of its text before its style', () => {
    const wrong = pages.flatMap(({file, elements}) => {
      const links = elements.filter(({tagName}) => tagName === 'link');
      const font = links.findIndex((link) => attribute(link, 'as') === 'font');
      const style = links.findIndex((link) => attribute(link, 'rel') === 'stylesheet');
      const address = attribute(links[font]!, 'href')?.slice(builds.default.baseUrl.length);
      return font >= 0 && font < style && address && existsSync(path.join(builds.default.folder, address))
        ? []
        : [file];
    });
    expect(wrong).toEqual([]);
  });

  it('has one h1', () => {
    const wrong = all.filter((page) => page.elements.filter(({tagName}) => tagName === 'h1').length !== 1);
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('has headings that nest without gaps', () => {
    const wrong = pages.flatMap(({file, elements}) => {
      const levels = elements.filter(({tagName}) => /^h[1-6]$/.test(tagName)).map(({tagName}) => Number(tagName[1]));
      return levels.flatMap((level, index) =>
        index > 0 && level > levels[index - 1]! + 1 ? [`${file}: h${level} follows h${levels[index - 1]}`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has a text for every image, and a name for every drawing', () => {
    const wrong = pages.flatMap(({file, elements}) =>
      elements
        .filter(
          (element) =>
            (element.tagName === 'img' && attribute(element, 'alt') === undefined) ||
            (element.tagName === 'svg' &&
              attribute(element, 'role') === 'img' &&
              attribute(element, 'aria-label') === undefined &&
              attribute(element, 'aria-labelledby') === undefined &&
              attribute(element, 'aria-hidden') === undefined),
        )
        .map(({tagName, attrs}) => `${file}: ${tagName} ${JSON.stringify(attrs)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('gives every image its size, and loads those outside the navbar when they come into view', () => {
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

  it('can be read without JavaScript: heading, text and links are in it', () => {
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
});

describe('the icon of the site', () => {
  it('stands on every page, and its file is there', () => {
    const {folder, baseUrl} = builds.default;
    const icons = pages.map(({elements}) => elements.find((one) => attribute(one, 'rel') === 'icon'));
    const addresses = new Set(icons.map((icon) => icon && attribute(icon, 'href')));
    expect([...addresses]).toEqual([`${baseUrl}img/favicon.svg`]);
    expect(existsSync(path.join(folder, 'img/favicon.svg'))).toBe(true);
  });
});

describe('the announcement bar', () => {
  it('has links that lead somewhere: Docusaurus does not look into it', () => {
    const {folder, baseUrl} = builds.default;
    const bar = pages.flatMap(({elements}) => elements).find((one) => attribute(one, 'role') === 'banner')!;
    const links = [...inside(bar)].flatMap((one) => attribute(one, 'href') ?? []);
    const present = new Set(publishedAddresses(folder, baseUrl));
    const dead = links.filter(
      (link) => !link.startsWith(baseUrl) || !resolves(link.slice(baseUrl.length - 1), folder, present),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  });
});
