/** Rejects unsuitable texts before they are parsed. */
import type {Problem} from './tree';

/** Maximum text length in characters, about 50,000 lines. */
export const maxLength = 2_000_000;

/** Maximum nesting level in a line. The length of a text limits that of its indentation. */
const maxDepth = 100;

/** What to do with a file that cannot be decoded, see `bytes.ts`. */
export const notText =
  'This is not UTF-8 text. A text file with this problem is probably Windows-1252 or UTF-16: save it as UTF-8. Programs, archives and images cannot be checked.';

/** Depth of brackets or of `- - -` in one line, whichever is larger. Brackets in quotes count too. */
function depthOf(text: string): {depth: number; offset: number} {
  let brackets = 0;
  let found = {depth: 0, offset: 0};
  for (const {0: part, index: offset} of text.matchAll(/[[{]|[\]}]|^[ \t]*(?:[-?:][ \t]+)+/gm)) {
    const opened = {'[': 1, '{': 1, ']': -1, '}': -1}[part];
    brackets = Math.max(0, brackets + (opened ?? 0));
    const depth = opened === undefined ? part.match(/[-?:]/g)!.length : brackets;
    found = depth > found.depth ? {depth, offset} : found;
  }
  return found;
}

/** Reason why a text cannot be parsed, or undefined if it can. */
export function unreadable(text: string): Problem | undefined {
  const problem = (message: string, advice: string, start = 0): Problem => ({
    advice,
    code: 'unreadable-file',
    at: {start, end: Math.min(text.length, start + 1)},
    message,
  });
  if (text.length > maxLength) {
    const advice =
      'No settings file of the product is that long. Open the file that the component reads, or a part of it.';
    return problem(`The file has more than ${maxLength.toLocaleString('en')} characters and is not checked.`, advice);
  }
  const binary = text.indexOf('\0');
  if (binary !== -1) {
    return problem(notText, 'Spring Boot, Docker Compose and `kubectl` cannot read such a file either.', binary);
  }
  const {depth, offset} = depthOf(text);
  return depth > maxDepth
    ? problem(
        `Brackets or hyphens are nested more than ${maxDepth} levels deep in this line, so the file is not checked.`,
        'No settings need that. A bracket is probably missing where the nesting begins.',
        offset,
      )
    : undefined;
}

/** Where a text that is not valid YAML begins to be a template: at a line that begins with braces, or in the line of its error. */
export function templateAt(text: string, error: number): number | undefined {
  const start = text.lastIndexOf('\n', error - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|(?:^|\s)#.*/g, (part) => ' '.repeat(part.length));
  const inLine = bare.search(/\{[{%]/);
  const found = /^[ \t]*(?:- +)*\{[{%#]/m.exec(text);
  return found ? found.index + found[0].length - 2 : inLine === -1 ? undefined : start + inLine;
}

/** The problem of a template, which is not YAML until a tool has replaced its braces. */
export function template(text: string, start: number): Problem {
  const isHelm =
    /\.(?:Values|Release|Chart|Capabilities|Files)\b|\{\{-?\s*(?:include|toYaml|define|template|tpl)\b/.test(text);
  const what = isHelm ? 'a template of Helm' : 'a template with `{{ }}` or `{% %}`, as Ansible uses it';
  const message = `This is ${what}, and no YAML before its braces are replaced, so it is not checked.`;
  const advice = `${isHelm ? 'Check what `helm template` prints' : 'Check the file that its tool writes'}. If the braces are text here, enclose the whole value in quotes.`;
  // Only files that Helm renders have its words, so there is nothing wrong with this one.
  const certainty = isHelm ? 'not-public' : undefined;
  return {code: 'unreadable-file', at: {start, end: start + 2}, message, advice, certainty};
}
