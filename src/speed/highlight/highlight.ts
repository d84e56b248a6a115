import {normalizeTokens, type Prism, type Token} from 'prism-react-renderer';
import {escapeHtml} from './escape';
import type {Fence} from './fence';

/** The highlighter with its languages. */
export type Grammars = typeof Prism;
type ClassesOf = (types: readonly string[], language: string) => string;

/** The lines of a text, each as tokens; one plain token a line when the language is not known. */
function tokenLines(prism: Grammars, code: string, language: string): Token[][] {
  const grammar = prism.languages[language];
  if (grammar === undefined) {
    return normalizeTokens([code]);
  }
  const environment = {code, grammar, language, tokens: [] as ReturnType<Grammars['tokenize']>};
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(code, grammar);
  prism.hooks.run('after-tokenize', environment);
  return normalizeTokens(environment.tokens);
}

/** HTML of one line: neighbours of the same look share one element, plain text has none. */
function lineHtml(line: readonly Token[], language: string, classesOf: ClassesOf): string {
  const parts: {classes: string; text: string}[] = [];
  for (const {types, content, empty} of line) {
    const text = empty ? '' : content;
    const last = parts.at(-1);
    const classes = /\S/.test(text) ? classesOf(types, language) : (last?.classes ?? '');
    if (last?.classes === classes) {
      last.text += text;
    } else {
      parts.push({classes, text});
    }
  }
  return parts
    .map(({classes, text}) => (classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

/**
 * The content of a code block as HTML. Only marked or numbered lines are elements of their own.
 *
 * @param classesOf - Names the classes of a token, see `colours.ts`.
 */
export function highlight(prism: Grammars, fence: Fence, language: string, classesOf: ClassesOf): string {
  const isNumbered = fence.firstNumber !== undefined;
  return tokenLines(prism, fence.code, language)
    .map((tokens, index, {length}) => {
      const html = lineHtml(tokens, language, classesOf) + (index < length - 1 ? '\n' : '');
      const mark = fence.marked.has(index) ? ' theme-code-block-highlighted-line' : '';
      if (isNumbered) {
        return `<span class="code-line${mark}"><span class="code-line-number"></span><span class="code-line-content">${html}</span></span>`;
      }
      return mark ? `<span class="token-line${mark}">${html || '\n'}</span>` : html;
    })
    .join('');
}
