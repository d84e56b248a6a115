/** The search engine, the hosted index and their limits. Numbers are sections of the specification. */
import {at, type Stage, unit} from '../mutation';

const dialog = (...tests: string[]): Stage => ({kind: 'browser', site: 'default', tests});
const hosted = (...tests: string[]): Stage => ({kind: 'browser', site: 'algolia', tests});

export const search = [
  ...at('src/plugins/search/engine/answer.ts', unit('src/plugins/search/engine/answer.test.ts'), {
    'hits-per-page': ['9: hits per page 20', 'hitsPerPage = 20', 'hitsPerPage = 10'],
    'snippet-words': [
      '9: snippet length 10 words, 5 on small screens',
      'snippetRange(text, ranges, count)',
      'snippetRange(text, ranges, count + 5)',
    ],
  }),
  ...at('src/plugins/search/engine/query.ts', unit('src/plugins/search/engine/query.test.ts'), {
    'query-words': ['twelve words of a query count', '{words: 12,', '{words: 3,'],
  }),
  ...at('src/plugins/search/engine/clauses.ts', unit('src/plugins/search/engine/engine.test.ts'), {
    typos: ['one typo from four letters', 'term.length < 4', 'term.length < 3'],
  }),
  ...at('src/plugins/search/algolia/push.ts', unit('src/plugins/search/algolia/push.test.ts'), {
    'push-cleans-up': [
      'a push that fails leaves nothing behind',
      'await client.deleteIndex({indexName: temporary}).catch(() => undefined);',
      '',
    ],
    'push-refused': ['a push names the key that was refused', 'status === 401 || status === 403', 'status === 402'],
  }),
  ...at('src/plugins/search/settings.ts', unit('src/plugins/search/settings.test.ts'), {
    'events-on-request': [
      'events are sent when asked for only',
      "env['ALGOLIA_INSIGHTS'] === 'true'",
      "env['ALGOLIA_INSIGHTS'] !== 'true'",
    ],
    'application-id': ['5: an application id is letters and digits', '/^[A-Za-z0-9]+$/', '/^[A-Za-z0-9]+/'],
    'settings-missing': [
      '5: the client names what is missing',
      'if (missing.length > 0) {',
      'if (missing.length > 1) {',
    ],
    'search-hosts': ['7: fallback hosts', '[1, 2, 3].map', '[1, 2].map'],
  }),
  ...at('src/plugins/search/policy.ts', unit('src/plugins/search/policy.test.ts'), {
    'search-policy': ['pages talk to the hosts of one account only', "['insights.algolia.io']", "['*.algolia.net']"],
  }),
  ...at('src/plugins/search/client/modal/index.tsx', dialog('tests/browser/search.spec.ts'), {
    placeholder: ['5: placeholder "Search docs"', 'placeholder="Search docs"', 'placeholder="Search"'],
    'results-per-group': [
      '9: 5 results per group',
      'placeholder="Search docs"',
      'placeholder="Search docs"\n        maxResultsPerGroup={3}',
    ],
  }),
  ...at('src/plugins/search/client/modal/index.tsx', hosted('tests/browser/algolia/search.spec.ts'), {
    'error-goes': ['8: the error screen goes when a search succeeds', '          tell(undefined);\n', ''],
  }),
  ...at('src/plugins/search/client/modal/index.tsx', hosted('tests/browser/algolia/events.spec.ts'), {
    'events-sent': ['7: events about searches', 'insights={insights.options}', 'insights={false}'],
  }),
  ...at('src/plugins/search/client/modal/ErrorScreen.tsx', hosted('tests/browser/algolia/search.spec.ts'), {
    'error-title': ['8: "Unable to fetch results"', '>Unable to fetch results<', '>Search failed<'],
  }),
  ...at('src/plugins/search/client/useSearchShortcuts.ts', dialog('tests/browser/search.spec.ts'), {
    'shortcut-slash': ['9: slash opens search', "event.key === '/'", "event.key === '?'"],
    'shortcut-escape': [
      '4: Escape closes search',
      "(event.code === 'Escape' && isOpen)",
      "(event.code === 'F1' && isOpen)",
    ],
  }),
  ...at('src/plugins/search/client/page/useResults.ts', dialog('tests/browser/searchPage.spec.ts'), {
    'results-per-page': ['9: hits per page 20, on the search page', 'const hitsPerPage = 20', 'const hitsPerPage = 10'],
  }),
  ...at(
    'src/plugins/search/client/page/index.tsx',
    {kind: 'build', tests: ['tests/build/search.test.ts']},
    {
      'search-noindex': [
        'the search page is not for web search',
        '<meta name="robots" content="noindex, follow" />',
        '',
      ],
    },
  ),
];
