import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type {Grammars} from './highlight';

/**
 * The highlighter of prism-react-renderer with further languages. The language files belong to `prismjs`, which the
 * classic theme brings along; they add themselves to a global object.
 *
 * @throws Error when `prismjs` has no such language.
 */
export function loadLanguages(languages: readonly string[]): Grammars {
  const fromTheme = createRequire(createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'));
  const scope = globalThis as {Prism?: Grammars};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    for (const language of languages) {
      if (Prism.languages[language] === undefined) {
        fromTheme(`prismjs/components/prism-${language}`);
      }
    }
  } finally {
    scope.Prism = before;
  }
  return Prism;
}
