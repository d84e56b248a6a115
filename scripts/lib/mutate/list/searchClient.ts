/** What the browser asks, trusts and keeps of a search. Numbers are sections of the specification. */
import {at, unit} from '../mutation';

const folder = 'src/plugins/search/client';
const localUrl = unit(`${folder}/localUrl.test.ts`);
const stored = unit(`${folder}/modal/storedSearches.test.ts`);
const answers = unit(`${folder}/safeClient.test.ts`);
const context = unit(`${folder}/contextualSearch.test.ts`);

export const searchClient = [
  ...at(`${folder}/localUrl.ts`, localUrl, {
    'hit-origin': [
      '7: hits lead to pages of this site',
      'isOfSite ? `${pathname}',
      'isOfSite ? `${anyOrigin}${pathname}',
    ],
    'hit-protocol': ['hits lead to web addresses only', '      /^https?:$/.test(protocol) &&\n', ''],
    'hit-slashes': ['hits lead to no other host', "      !pathname.startsWith('//') &&\n", ''],
    'hit-encoded': ['addresses stay the same however often they are read', "      !pathname.includes('%25') &&\n", ''],
  }),
  ...at(`${folder}/safeClient.ts`, answers, {
    'level-0-marks': [
      'the first level is shown as text',
      "level === 'lvl0' ? withoutMarks : toHtml",
      'level === undefined ? withoutMarks : toHtml',
    ],
    'answers-missing': [
      '8: an answer for each request',
      'results.length < requests.length',
      'results.length > requests.length',
    ],
  }),
  ...at(`${folder}/hits.ts`, answers, {
    'answer-malformed': ['8: an answer without hits is an error', '!answer || !Array.isArray(answer.hits)', '!answer'],
  }),
  ...at(`${folder}/markup.ts`, answers, {
    'markup-escaped': ['texts of hits are never markup', "'<': '&lt;'", "'<': '<'"],
  }),
  ...at(`${folder}/modal/savedSearch.ts`, stored, {
    'stored-markup': ['stored searches are texts', ': cleanHtml(html)', ': html'],
    'stored-address': ['stored searches lead to this site', 'url === undefined || !shownOf', '!shownOf'],
  }),
  ...at(`${folder}/modal/storedSearches.ts`, stored, {
    'stored-garbage': [
      '3: stored searches that are none are forgotten',
      '} else if (text !== null) {',
      "} else if (text === '') {",
    ],
  }),
  ...at(`${folder}/algolia.ts`, unit(`${folder}/algolia.test.ts`), {
    'timeout-connect': ['9: connect 1 s', 'connect: 1000', 'connect: 10_000'],
    'timeout-read': ['9: read 2 s', 'read: 2000', 'read: 20_000'],
    'timeout-write': ['9: write 30 s', 'write: 30_000', 'write: 3000'],
    credentials: ['7: credentials are sent as query parameters', "'WithinQueryParameters'", "'WithinHeaders'"],
    'hosts-remembered': ['9: a host that failed is down for 120 s', '    hostsCache: createHostsCache(),\n', ''],
  }),
  ...at(`${folder}/hostsCache.ts`, unit(`${folder}/hostsCache.test.ts`), {
    'hosts-by-name': ['9: a host that failed is known by its name', 'String(key.url)', 'JSON.stringify(key)'],
  }),
  ...at(`${folder}/fetchText.ts`, unit(`${folder}/fetchText.test.ts`), {
    'fetch-limit': ['a file of the index is given up after 10 s', 'timeout = 10_000', 'timeout = 600_000'],
  }),
  ...at(`${folder}/withTimeout.ts`, unit(`${folder}/embedded.test.ts`), {
    'answer-limit': ['a search is given up after 20 s', 'longestAnswer = 20_000', 'longestAnswer = 200_000'],
  }),
  ...at(`${folder}/failure.ts`, unit(`${folder}/failure.test.ts`), {
    'error-key': ['8: a reply of the service says what it is', '  403: `', '  418: `'],
    'error-network': [
      '8: "You might want to check your network connection."',
      'You might want to check your network connection.',
      'Try again.',
    ],
  }),
  ...at(`${folder}/useSearchFilters.ts`, context, {
    'filter-language': ['7: filters for the language', '`language:${currentLocale}`', '`lang:${currentLocale}`'],
  }),
  ...at(`${folder}/useSearchTags.ts`, context, {
    'filter-version': [
      '7: filters for the version',
      'settings.contextualSearch ? inContext',
      '!settings.contextualSearch ? inContext',
    ],
  }),
  ...at(`${folder}/loader.ts`, unit(`${folder}/loader.test.ts`), {
    'index-after-build': ['search works across a new build', '      manifest = newManifest();\n', ''],
  }),
];
