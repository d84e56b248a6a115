import {afterEach, describe, expect, it, vi} from 'vitest';

const settings = vi.hoisted(() => ({contextualSearch: true, searchPage: '/site/search', baseUrl: '/site/'}));
vi.mock('@generated/search/default/settings.json', () => ({default: settings}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n: {currentLocale: 'en'}})}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('@docusaurus/theme-common', () => ({useQueryString: () => ['1.0.0', () => undefined]}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: () => ({
    default: {
      versions: [
        {name: 'current', label: 'next'},
        {name: '1.0.0', label: '1.0.0'},
      ],
    },
  }),
  useDocsContextualSearchTags: () => ['docs-default-current'],
}));
const {searchPageFor, useSearchFilters, useSearchTags} = await import('./scope');
const {useVersionChoice} = await import('./page/useVersionChoice');

const allTags = ['docs-default-current', 'docs-default-1.0.0', 'default'];

describe('a search', () => {
  afterEach(() => (settings.contextualSearch = true));

  it('stays in the version that is read, and its page in the one that is chosen', () => {
    expect(useSearchTags()).toEqual(['docs-default-current', 'default']);
    expect(useVersionChoice()).toMatchObject({chosen: 'docs-default-1.0.0', tags: ['docs-default-1.0.0', 'default']});
    expect(useVersionChoice().versions.map(({label}) => label)).toEqual(['next', '1.0.0']);
    expect(searchPageFor('a b', 'docs-default-1.0.0')).toBe('/site/search?q=a+b&version=1.0.0');
  });

  it('covers all versions without contextualSearch, so there is no version to choose or in the URL', () => {
    settings.contextualSearch = false;
    expect(useSearchTags()).toEqual(allTags);
    expect(useSearchFilters(allTags)).toEqual(['language:en', allTags.map((tag) => `docusaurus_tag:${tag}`)]);
    expect(useVersionChoice()).toMatchObject({versions: [], tags: allTags});
    expect(searchPageFor('a b', 'docs-default-1.0.0')).toBe('/site/search?q=a+b');
  });
});
