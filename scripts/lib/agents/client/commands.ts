/** What `docs.mjs` can do. Pure: files come from outside. */
import {SearchService} from '../../../../src/plugins/search/engine/service';
import type {Bundle} from '../bundleFile';
import type {Fact} from '../facts';
import {rowsOf, sectionOf} from './parts';

/** What the program reads. */
export interface Files {
  /** Text of a file of the bundle. */
  read: (name: string) => string;
  /** Names of all pages below `pages/`. */
  pages: () => string[];
  /** Pairs of versions whose changes are below `changes/`, as `A-to-B`. */
  changes: () => string[];
  /** Runs the check of files. */
  check: (release: string, args: readonly string[]) => Result;
}

/** What a run gives: exit code, output and complaint. */
export interface Result {
  code: number;
  out: string;
  err: string;
}

const usage = `node docs.mjs search WORDS...   pages and sections that answer, the best first
node docs.mjs get PAGE[#SECTION] a page, or a section of it, as Markdown
node docs.mjs list               all pages
node docs.mjs names [PART]       keys, workers, endpoints and other names with PART in them, and whether the version has them
node docs.mjs changes A B        what changes between two versions, one of them that of the bundle
node docs.mjs check FILE...      checks configuration files, job templates and job requests
node docs.mjs mcp                the same as tools of the Model Context Protocol, over standard input and output
`;
const shownHits = 8;

const services = new WeakMap<Files, SearchService>();

/** The search of a bundle. Its index takes longer to load than to search: a server keeps it. */
function serviceOf({tag}: Bundle, files: Files): SearchService {
  const known = services.get(files);
  if (known) {
    return known;
  }
  const service = new SearchService('');
  service.load(tag, files.read('search-index.js'));
  services.set(files, service);
  return service;
}

function search(words: string, bundle: Bundle, files: Files): string {
  const {tag} = bundle;
  const {hits} = serviceOf(bundle, files).answer({
    indexName: 'documentation',
    query: words,
    facetFilters: [`docusaurus_tag:${tag}`],
    hitsPerPage: shownHits,
    highlightPreTag: '',
    highlightPostTag: '',
    attributesToSnippet: ['content:30'],
  });
  return hits
    .map(({hierarchy, url_without_anchor: url, anchor, _snippetResult}) => {
      const above = Object.values(hierarchy).filter(Boolean).slice(1).join(' > ');
      const text = _snippetResult.content?.value;
      return `${url}${anchor === null ? '' : `#${anchor}`}\n  ${above}\n${text ? `  ${text}\n` : ''}`;
    })
    .join('');
}

function get(name: string, bundle: Bundle, files: Files): Result {
  const [page = '', anchor] = name.split('#');
  const bare = page.replace(/^\/|\/$|\.md$/g, '');
  const below =
    bare === bundle.start ? '' : bare.startsWith(`${bundle.start}/`) ? bare.slice(bundle.start.length + 1) : bare;
  // Only what is in the list of pages: a name with `..` would lead out of the folder.
  const known = new Set(files.pages());
  const file = (below === '' ? ['index.md'] : [`${below}.md`, `${below}/index.md`]).find((one) => known.has(one));
  if (file === undefined) {
    return {code: 1, out: '', err: `${name}: version ${bundle.version} has no such page; "list" tells all\n`};
  }
  const text = files.read(`pages/${file}`);
  const id = anchor && decodeURIComponent(anchor);
  // A part without a heading or row of its own: the page has it.
  return {code: 0, out: (id && (sectionOf(text, id) ?? rowsOf(text, id))) || text, err: ''};
}

/** Whether the version has a name, in words. */
function standingOf({kind, state, versions, successor}: Fact, version: string): string {
  const words = {
    has: `in ${version}`,
    'may have': `perhaps in ${version}, which is not public`,
    'has not': `not in ${version}`,
  };
  const elsewhere = state === 'has not' && versions.length > 0 ? `; known in ${versions.join(', ')}` : '';
  return `${kind}: ${words[state]}${elsewhere}${successor === undefined ? '' : `; its successor is ${successor}`}`;
}

function names(part: string, {version}: Bundle, files: Files): string {
  const {properties} = JSON.parse(files.read('schemas/additional-spring-configuration-metadata.json')) as {
    properties: {name: string; description?: string}[];
  };
  const texts = new Map(properties.map(({name, description}) => [name, description]));
  return (JSON.parse(files.read('facts.json')) as Fact[])
    .filter(({name}) => name.toLowerCase().includes(part.toLowerCase()))
    .map((fact) => {
      const text = fact.kind === 'key' ? texts.get(fact.name)?.replace(/\s+/g, ' ') : undefined;
      return `${fact.name}\n  ${standingOf(fact, version)}\n${text ? `  ${text}\n` : ''}`;
    })
    .join('');
}

function changes([from = '', to = '', ...more]: readonly string[], {version}: Bundle, files: Files): Result {
  const pairs = files.changes();
  const file = [`${from}-to-${to}`, `${to}-to-${from}`].find((pair) => pairs.includes(pair));
  if (file === undefined || more.length > 0) {
    const expected = pairs.map((pair) => pair.replace('-to-', ' ')).join(', ');
    return {
      code: 1,
      out: '',
      err: `changes ${[from, to, ...more].join(' ')}: expected two versions, one of them ${version}: ${expected}\n`,
    };
  }
  return {code: 0, out: files.read(`changes/${file}.md`), err: ''};
}

/** Runs a command line. */
export function run(args: readonly string[], files: Files): Result {
  const [command = '', ...rest] = args;
  const bundle = JSON.parse(files.read('bundle.json')) as Bundle;
  const said = (out: string): Result =>
    out === ''
      ? {code: 1, out, err: `Nothing of that in the documentation of ${bundle.version}; it may be not public\n`}
      : {code: 0, out, err: ''};
  switch (rest.length === 0 && !['list', 'names'].includes(command) ? '' : command) {
    case 'search':
      return said(search(rest.join(' '), bundle, files));
    case 'get':
      return get(rest[0]!, bundle, files);
    case 'list':
      return said(
        files
          .pages()
          .map((name) => `${name.replace(/(?:^index)?\.md$/, '')}\n`)
          .join(''),
      );
    case 'names':
      return said(names(rest.join(' '), bundle, files));
    case 'changes':
      return changes(rest, bundle, files);
    case 'check':
      return files.check(bundle.version, rest);
    default:
      return {code: 2, out: '', err: `${usage}All answers are for jadice flow ${bundle.version}.\n`};
  }
}
