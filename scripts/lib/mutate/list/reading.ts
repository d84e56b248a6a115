/** What a page does beside search: colours, announcement, progress, loading, styles. Numbers are sections of the specification. */
import {at, unit} from '../mutation';

export const reading = [
  ...at('src/fixes/stored-values/inlineScript.ts', unit('src/fixes/stored-values/inlineScript.test.ts'), {
    'colour-repaired': [
      '4: a page without a valid choice is light',
      "matches ? 'dark' : 'light';",
      "matches ? 'dark' : 'dark';",
    ],
    'colour-system-stored': [
      '4: a stored choice of system follows the operating system',
      "shown === 'system' &&",
      'false &&',
    ],
    'colour-forgotten': [
      '4: a stored value that is no choice is deleted',
      "      localStorage.removeItem('theme');\n",
      '',
    ],
    'announcement-new': [
      '4: a new announcement is shown',
      "initially-dismissed', 'false'",
      "initially-dismissed', 'true'",
    ],
  }),
  ...at('src/fixes/progress-bar/client/index.ts', unit('src/fixes/progress-bar/client/index.test.ts'), {
    'progress-minimum': [
      '9: progress bar minimum 0.08',
      "  barSelector: '.bar',",
      "  barSelector: '.bar',\n  minimum: 0.3,",
    ],
    'progress-speed': [
      '9: progress bar speed 200 ms',
      "  barSelector: '.bar',",
      "  barSelector: '.bar',\n  speed: 500,",
    ],
    'progress-trickle': [
      '9: trickle rate 0.02',
      "  barSelector: '.bar',",
      "  barSelector: '.bar',\n  trickleRate: 0.1,",
    ],
    'progress-trickle-speed': [
      '9: trickle speed 800 ms',
      "  barSelector: '.bar',",
      "  barSelector: '.bar',\n  trickleSpeed: 200,",
    ],
  }),
  ...at('src/fixes/theme/Loading/index.tsx', unit('src/fixes/theme/Loading/Loading.test.tsx'), {
    'spinner-delay': [
      '2: the spinner waits for its delay',
      'return pastDelay ? (',
      'return pastDelay !== undefined ? (',
    ],
    'loading-retry': ['8: a part that fails has a Retry', '          Retry\n', '          Again\n'],
    'loading-error': ['8: a part that fails shows its error', '<p>{String(error)}</p>', '<p />'],
  }),
  ...at('src/theme/Footer/Copyright/versionLine.ts', unit('src/theme/Footer/Copyright/versionLine.test.ts'), {
    'version-line': [
      'the foot of a page says whether it is for the current release',
      'active.name === latest.name',
      'active.name !== latest.name',
    ],
  }),
  ...at('src/plugins/hosting/client/reloadOnce.ts', unit('src/plugins/hosting/client/reloadOnce.test.ts'), {
    'reload-once': [
      '4: a page whose parts are missing is loaded anew, never in a loop',
      'incident = 60_000',
      'incident = 60',
    ],
  }),
  ...at('src/speed/routes/client/turn.ts', unit('src/speed/routes/client/turn.test.ts'), {
    'prefetch-stretch': ['prefetching never keeps a page busy', 'stretch = 5', 'stretch = 500'],
  }),
  ...at('src/speed/patch.ts', unit('src/speed/patch.test.ts'), {
    'patch-text': [
      'a patch that has lost its target stops the build',
      'text.split(target).length !== 2',
      'text.split(target).length < 2',
    ],
    'patch-import': [
      'a patch that has lost its import stops the build',
      'if (!quoted.some(',
      'if (quoted.length === 0 && !quoted.some(',
    ],
    'patch-plugin': [
      'a patch that has lost its plugin stops the build',
      'others.length === plugins.length',
      'others.length > plugins.length',
    ],
    'patch-theme': [
      'a patch that has lost its component stops the build',
      'if (missing !== undefined) {',
      "if (missing === '') {",
    ],
  }),
  ...at('src/fixes/cache-key/index.ts', unit('src/fixes/cache-key/index.test.ts'), {
    'cache-key': ['a build never takes the cache of another search', "  'ALGOLIA_INSIGHTS',\n", ''],
  }),
];
