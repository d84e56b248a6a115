import {normalizeTokens, type Prism, type Token} from 'prism-react-renderer';
import {codeColours} from '../../config/prism';
import type {Fence} from './fence';
import {escapeText} from './plain';

const roles = new Map(codeColours.flatMap(([role, types]) => types.map((type) => [type, role])));

/** HTML of a token. The inmost of its types with a colour decides its class in `colours.css`; without one, it is plain text. */
function tokenHtml({types, content, empty}: Token): string {
  const text = empty ? '' : escapeText(content);
  const role = types.flatMap((type) => roles.get(type) ?? []).at(-1);
  return role && text.trim() ? `<span class="code-${role}">${text}</span>` : text;
}

/** Between neighbours of the same look, which share one element. Options have a separate one, because a line can break between them. */
const joint = /(?<=<span class="code-((?!number)\w+)">[^<]*)<\/span>(\s*)<span class="code-\1">/g;

const isMarked = ({marked}: Fence, line: number): boolean =>
  marked.split(',').some((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return first <= line && line <= last;
  });

/** The content of a code block as HTML, plain if the language is not known. Only marked lines get their own elements. */
export function highlight(prism: typeof Prism, fence: Fence, language: string): string {
  const grammar = prism.languages[language];
  const lines = normalizeTokens(grammar ? prism.tokenize(fence.code, grammar) : [fence.code]).map((line) =>
    line.map(tokenHtml).join('').replaceAll(joint, '$2'),
  );
  return lines
    .map((line, index) => {
      const html = index < lines.length - 1 ? `${line}\n` : line;
      return isMarked(fence, index + 1)
        ? `<span class="token-line theme-code-block-highlighted-line">${html || '\n'}</span>`
        : html;
    })
    .join('');
}
