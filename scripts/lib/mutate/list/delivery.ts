/** Addresses, security policy, headers and caching. */
import {at, type Stage, unit} from '../mutation';

const policy = unit('src/plugins/hosting/policy.test.ts');
const hosts = unit('src/plugins/hosting/hosts.test.ts');
const addresses = unit('src/plugins/hosting/addresses.test.ts');
const preview = unit('scripts/lib/commands/preview.test.ts');
const built: Stage = {kind: 'build', tests: ['tests/build/policy.test.ts']};

export const delivery = [
  ...at('src/plugins/hosting/policy.ts', policy, {
    'policy-scripts': [
      'scripts come from files or are known',
      `['script-src', "'self'",`,
      `['script-src', "'self'", "'unsafe-inline'",`,
    ],
    'policy-workers': ['threads come from the own origin', `"worker-src 'self'"`, `"worker-src *"`],
    'policy-frames': ['no other site frames a page', `"frame-ancestors 'none'"`, `"frame-ancestors *"`],
    'policy-base': ['no base element changes addresses', `    "base-uri 'none'",\n`, ''],
    'policy-default': ['what is not named is forbidden', `"default-src 'none'"`, `"default-src 'self'"`],
    'policy-twice': ['only one policy for a page', 'if (isDone) {', 'if (!isDone && isDone) {'],
  }),
  ...at('src/plugins/hosting/inlineScripts.ts', unit('src/plugins/hosting/inlineScripts.test.ts'), {
    'inline-handlers': ['handlers are never allowed', "kind !== 'script' || ", ''],
  }),
  ...at('src/plugins/hosting/headers.ts', hosts, {
    'header-opener': [
      'other windows have no hold on a page',
      "'Cross-Origin-Opener-Policy': 'same-origin'",
      "'Cross-Origin-Opener-Policy': 'unsafe-none'",
    ],
    'header-types': ['types are not guessed', "  'X-Content-Type-Options': 'nosniff',\n", ''],
    'header-referrer': [
      'other sites do not learn of an internal copy',
      "'Referrer-Policy': 'same-origin'",
      "'Referrer-Policy': 'origin'",
    ],
    'cache-hashed': ['hashed files are kept for a year', 'max-age=31536000', 'max-age=3600'],
    'cache-pages': ['pages are asked for anew', "revalidate = 'no-cache'", "revalidate = 'max-age=600'"],
    'cache-errors': ['answers such as "not found" are not kept', "notKept = 'no-store'", "notKept = 'no-cache'"],
  }),
  ...at('src/plugins/hosting/nginx.ts', hosts, {
    'nginx-errors': ['nginx lets nobody keep a 404', '~^[45] ', '~^5 '],
    'nginx-slash': ['an encoded slash is no slash', '"~*^[^?]*%2f" 1;', '"~*^[^?]*%2f" "";'],
    'nginx-moved': ['what has moved for good says so', 'return 301 $site_redirect', 'return 302 $site_redirect'],
    'nginx-query': ['a redirect keeps the query', '$site_redirect$is_args$args', '$site_redirect'],
  }),
  ...at('src/plugins/hosting/addresses.ts', addresses, {
    'address-html': [
      '2: .html leads to the clean path',
      '`${bare}/index.html`, ...(bare',
      '`${bare}/index.html`, ...(true || bare',
    ],
    'address-index': ['2: /index.html leads to the clean path', ' `${bare}/index.html`,', ''],
  }),
  ...at('src/plugins/hosting/moved.ts', addresses, {
    'redirect-target': ['a redirect leads to a page', 'if (!all.has(to)) {', 'if (!all.has(to) && all.has(to)) {'],
    'redirect-page': [
      'a redirect never hides a page',
      'if (all.has(from)) {',
      'if (all.has(from) && !all.has(from)) {',
    ],
  }),
  ...at('src/plugins/hosting/staticHosts.ts', addresses, {
    'redirect-status': ['what leads elsewhere one day is not kept', 'temporary ? 302 : 301', 'temporary ? 301 : 301'],
  }),
  ...at('scripts/lib/commands/preview.ts', preview, {
    'preview-query': ['the preview keeps the query', 'redirect.location + query!', 'redirect.location'],
    'preview-hidden': ['the preview hides files for hosts', '_headers$|_redirects$|404', '404'],
  }),
  ...at('src/plugins/hosting/index.ts', built, {
    'policy-in-pages': [
      'every page has its policy',
      'withMetaPolicy(page, metaPolicy({scripts, styles, connect}))',
      'page.html',
    ],
  }),
  ...at('src/config/inlineScripts.ts', built, {
    'inline-listed': [
      'an inline script that nobody listed stops the build',
      "contains: 'docusaurus-theme'",
      "contains: 'no such script'",
    ],
  }),
];
