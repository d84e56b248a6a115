import {normalizeTokens, type Prism, type Token} from 'prism-react-renderer';
import {codeColours} from '../../config/prism';
import {addPlainValues} from '../../lib/plainValues';
import type {Fence} from './fence';
import {escapeHtml} from './html';

/** The highlighter with its languages. */
export type Grammars = typeof Prism;

const roles = new Map(codeColours.flatMap(([role, types]) => types.map((type) => [type, role])));

/**
 * The class of a token, for `colours.css`: the inmost of its types that has a colour decides. Empty when it looks like plain text, as
 * options of commands do: the highlighter knows only those without a hyphen inside.
 */
function classOf(types: readonly string[]): string {
  if (types.includes('parameter')) {
    return '';
  }
  const role = types
    .map((type) => roles.get(type))
    .filter(Boolean)
    .at(-1);
  return role === undefined ? '' : `code-${role}`;
}

/** The lines of a text, each as tokens; one plain token a line when the language is not known. */
function tokenLines(prism: Grammars, code: string, language: string): Token[][] {
  addPlainValues(prism);
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

/** Plain text of a command as HTML. Its options have one look and do not break at their hyphens. */
const commandHtml = (text: string): string =>
  escapeHtml(text).replaceAll(/(?<=^|\s)--?[a-z][\w-]*/gi, '<span class="code-option">$&</span>');

/** HTML of one line: neighbours of the same look share one element, plain text has none. */
function lineHtml(line: readonly Token[], plain: (text: string) => string): string {
  const parts: {name: string; text: string}[] = [];
  for (const {types, content, empty} of line) {
    const text = empty ? '' : content;
    const last = parts.at(-1);
    const name = /\S/.test(text) ? classOf(types) : (last?.name ?? '');
    if (last?.name === name) {
      last.text += text;
    } else {
      parts.push({name, text});
    }
  }
  return parts
    .map(({name, text}) => (name ? `<span class="${name}">${escapeHtml(text)}</span>` : plain(text)))
    .join('');
}

/** The content of a code block as HTML. Only marked lines get their own elements. */
export function highlight(prism: Grammars, fence: Fence, language: string): string {
  const plain = language === 'bash' ? commandHtml : escapeHtml;
  return tokenLines(prism, fence.code, language)
    .map((tokens, index, {length}) => {
      const html = lineHtml(tokens, plain) + (index < length - 1 ? '\n' : '');
      return fence.marked.has(index)
        ? `<span class="token-line theme-code-block-highlighted-line">${html || '\n'}</span>`
        : html;
    })
    .join('');
}
