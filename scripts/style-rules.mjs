/** Rules of markdownlint for the prose: `product/style.yaml` lists terms to avoid (errors) and patterns to reconsider (warnings). */
import {readFileSync} from 'node:fs';
import {URL} from 'node:url';
import {parse} from 'yaml';
import * as z from 'zod';

const source = 'product/style.yaml';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const schema = z.object({
  pages: texts,
  terms: z.array(z.object({avoid: texts, use: text, except: texts.optional()})),
  patterns: z.array(z.object({id: text, find: text, use: text})),
});
const {data, error} = schema.safeParse(parse(readFileSync(new URL(`../${source}`, import.meta.url), 'utf8')));
if (error) {
  throw new Error(`${source}: ${z.prettifyError(error)}`);
}

/** Whole words, also across line breaks; a file name such as `stand-in.mjs` does not match. */
const wholeWords = (expression) =>
  new RegExp(`(?<![\\w/.-])(?:${expression.replaceAll(' ', '\\s+')})(?![\\w-]|\\.\\w)`, 'gi');

/** More than 60 words without the end of a sentence, a paragraph, an item of a list or a cell. */
const word = '(?:[^\\s|.!?]|[.!?](?=\\S))+';
const space = '(?:[ \\t]+|\\n(?![ \\t]*(?:\\n|[-*#>|]|\\d+\\.\\s))[ \\t]*)';
const longSentence = new RegExp(`(?<!\\S)${word}(?:${space}${word}){60,}`, 'g');

const escape = (term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces text that is no prose; nothing matches a NUL. Titles and labels stay, because readers see them. */
const hide = (text) => {
  const hidden = text.replaceAll(/[^\n]/g, '\0');
  return [...text.matchAll(/(?<=\s(?:title|label)=")[^"]*(?=")/g)].reduce(
    (line, {0: value, index}) => line.slice(0, index) + value + line.slice(index + value.length),
    hidden,
  );
};

/** Code and link targets; markup, expressions and imports are found by {@link markup}. */
const notProse = new Set(['codeText', 'codeFenced', 'resource', 'definition', 'reference']);
const markup = /<!--[\s\S]*?-->|<\/?[A-Za-z][^>]*>|\{[^{}]*\}|https?:\/\/\S+|^(?:import|export) .*$/gm;

/** The text of a file, in which only prose is left; lines and columns stay. */
function proseOf({lines, parsers}) {
  let length = 0;
  const starts = lines.map((line) => (length += line.length + 1) - line.length - 1);
  let text = lines.join('\n');
  const visit = (token) => {
    if (!notProse.has(token.type)) {
      token.children.forEach(visit);
      return;
    }
    const start = starts[token.startLine - 1] + token.startColumn - 1;
    const end = starts[token.endLine - 1] + token.endColumn - 1;
    const [first, ...rest] = text.slice(start, end).split('\n');
    const title = token.type === 'codeFenced' ? hide(first) : first.replaceAll(/./g, '\0');
    text =
      text.slice(0, start) + [title, ...rest.map((line) => line.replaceAll(/./g, '\0'))].join('\n') + text.slice(end);
  };
  parsers.micromark.tokens.forEach(visit);
  return text.replaceAll(markup, hide);
}

/** A rule that reports each match of `wordings` in prose. */
const rule = (name, description, wordings) => ({
  names: [name],
  description,
  tags: ['style'],
  parser: 'micromark',
  function: (params, onError) => {
    // The command gives a path from the root of the repository, an editor the whole path.
    const file = `/${params.name.replaceAll('\\', '/')}`;
    if (!data.pages.some((folder) => file.includes(`/${folder}`))) {
      return;
    }
    const prose = proseOf(params);
    for (const {expression, use} of wordings.filter(({except = []}) => !except.some((part) => file.endsWith(part)))) {
      for (const {0: found, index} of prose.matchAll(expression)) {
        const before = prose.slice(0, index).split('\n');
        onError({
          lineNumber: before.length,
          detail: `"${found.replaceAll(/\s+/g, ' ')}": use "${use}"`,
          range: [before.at(-1).length + 1, found.split('\n')[0].length],
        });
      }
    }
  },
});

export default [
  rule(
    'style-term',
    `Term to avoid (${source})`,
    data.terms.map(({avoid, use, except}) => ({
      expression: wholeWords(`(?:${avoid.map(escape).join('|')})s?`),
      use,
      except,
    })),
  ),
  rule('sentence-length', 'Sentences have at most 60 words', [
    {expression: longSentence, use: 'two sentences or a list'},
  ]),
  rule(
    'style-pattern',
    `Wording to reconsider (${source})`,
    data.patterns.map(({find, use}) => ({
      expression: wholeWords(find),
      use,
    })),
  ),
];
