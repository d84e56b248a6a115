/** What of a page or a fact matters for links: its anchors and its links, with their lines. */
import {createSlugger} from '@docusaurus/utils';
import {visit} from 'yaml';
import {locate} from '../../facts/load/errors';
import type {Ranged} from '../../facts/schema/common';

export interface Source {
  /** Path relative to the repository, with `/`. */
  file: string;
  text: string;
}

export interface Place {
  name: string;
  line: number;
}

export interface SourcePage {
  file: string;
  /** Anchors that the page itself writes, in their order. An ID that stands twice is twice in it. */
  anchors: readonly Place[];
  /** IDs that the page gives to components. Some of them are anchors. */
  ids: ReadonlySet<string>;
  links: readonly Place[];
  /** Its text without code and comments, in the same lines. */
  prose: string;
  /** The whole source. */
  lines: readonly string[];
  /** The fields of its front matter, as text. */
  matter: string;
  /** Whether it is in no menu on purpose: a draft, not listed, or with a sidebar of its own choice. */
  isHidden: boolean;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
const fence = /^([ \t]*(?:[-*>]|\d+\.)?[ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm;
const comment = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;
const codeSpan = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g;

/** The text of a heading as Docusaurus sees it: without markup. */
const plain = (heading: string): string =>
  heading
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .trim();

/** Links of Markdown and of tags, reference links where they are defined, `to` of facts, and the answers to alerts. */
const inPages = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|\b(?:href|to)="([^"]+)"|^ {0,3}\[[^\]^]+\]:\s*<?([^\s>]+)/gm;
const inFacts =
  /\brunbook_url: \S+?\/docs\/(\S+)|\]\(<?([^)\s>]+)>?\)|(?:^|[{,\s])to: "?((?:[\w-]+\/[\w-]*)?#[\w.-]+|[\w-]+\/[\w-]*)"?(?=[\s,}]|$)/gm;

/** Links of facts, with the versions of the entries around them. */
export function linksInFacts(text: string): (Place & {ranges: Ranged[]})[] {
  const links = placesOf(text, inFacts);
  const entries: {first: number; last: number; range: Ranged}[] = [];
  if (links.length > 0) {
    const {document, lines} = locate(text);
    visit(document, {
      Map: (_, map) => {
        const [start, end] = map.range!;
        const [first, last] = [lines.linePos(start).line, lines.linePos(end - 1).line];
        entries.push({first, last, range: map.toJSON() as Ranged});
      },
    });
  }
  return links.map((link) => {
    const around = entries.filter(({first, last}) => first <= link.line && link.line <= last);
    return {...link, ranges: around.map(({range}) => range)};
  });
}

/** All matches of an expression with their lines. The first group that matches is the name. */
export function placesOf(text: string, expression: RegExp): Place[] {
  let line = 1;
  let last = 0;
  return Array.from(text.matchAll(expression), (match) => {
    const start = match.index + Math.max(0, match[0].search(/\S/));
    line += text.slice(last, start).split('\n').length - 1;
    last = start;
    return {name: match.slice(1).find((group) => group !== undefined) ?? '', line};
  });
}

export function readSource({file, text: written}: Source): SourcePage {
  const text = written.replaceAll('\r\n', '\n');
  const matter = /^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? '';
  const visible = text
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replaceAll(fence, blank)
    .replaceAll(comment, blank);
  const prose = visible.replaceAll(codeSpan, blank);
  const slugger = createSlugger();
  const headings = placesOf(visible, /^#{1,6}[ \t]+(.+?)[ \t]*$/gm).map(({name, line}) => {
    const id = /\{#([^}]+)\}$/.exec(name)?.[1];
    return {name: id ?? slugger.slug(plain(name)), line};
  });
  return {
    file,
    anchors: [...headings, ...placesOf(prose, /<a\s+id="([^"]+)"/g)].sort((a, b) => a.line - b.line),
    ids: new Set(placesOf(prose, /\bid="([^"]+)"/g).map(({name}) => name)),
    links: placesOf(prose, inPages),
    prose,
    lines: text.split('\n'),
    matter,
    isHidden: /^(?:displayed_sidebar|draft|unlisted):/m.test(matter),
  };
}
