/** Follows every link of the site like browsers and programs. Uses only URLs and responses, not files. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {parse} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';

/** A received file of the site. */
export interface Answer {
  status: number;
  type: string;
  body: Buffer;
  /** Its address below the host, after redirects. */
  path: string;
}

/** Responses by requested address. */
export type Answers = ReadonlyMap<string, Answer>;

/** A plain web server queues few connections. */
const parallel = 5;
/** The type that each file has to have, by the end of its name; any other is a page. */
const types: readonly (readonly [name: RegExp, type: string])[] = [
  [/\.(?:cmd|conf|java|properties|py|sh|ts|txt)$/, 'text/plain'],
  [/^(?:SHA256SUMS|Dockerfile)$/, 'application/octet-stream'],
  [/\.m?js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
  [/\.md$/, 'text/markdown'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.png$/, 'image/png'],
  [/\.woff2$/, 'font/woff2'],
  [/\.gz$/, 'application/gzip'],
  [/\.ya?ml$/, 'application/yaml'],
  [/\.json$/, 'application/json'],
  [/\.(?:pdf|xml|zip)$/, 'application/$'],
  [/\.(?:atom|rss)$/, 'application/$+xml'],
];

/** The type that a file has to have; a page has no ending, or a version as its last part. */
function typeOf(name: string): string {
  const base = path.posix.basename(name);
  const [, type = 'text/html'] = types.find(([pattern]) => pattern.test(base)) ?? [];
  return type.replace('$', path.posix.extname(base).slice(1));
}

interface Content {
  links: string[];
  ids: Set<string>;
}

/** Links and anchors of a file, by its type. */
function read({type, body, path: place}: Answer): Content {
  const text = body.toString();
  const all = (...patterns: RegExp[]): Content => ({
    links: patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((found) => found.slice(1).filter(Boolean)),
    ),
    ids: new Set(),
  });
  if (type.startsWith('text/html')) {
    const found = elements(parse(text));
    const values = (...names: string[]): string[] =>
      found.flatMap((one) => names.flatMap((name) => attribute(one, name) ?? []));
    return {links: values('href', 'src', 'poster'), ids: new Set(values('id', 'name'))};
  }
  if (/\.md$|llms[\w-]*\.txt$/.test(place)) {
    // Not in blocks of code.
    return all(
      /^ *(?:`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *(?:`{3,}|~{3,}) *$()|\]\(<?([^)\s>]+)/gm,
      /(?:version|file): (https?:\S+)$/gm,
    );
  }
  if (type.includes('xml')) {
    return all(/<(?:loc|link)[^>]*>(http[^<]+)</g, /\bhref="([^"]+)"/g);
  }
  return type.startsWith('text/css') ? all(/url\(["']?(?!data:)([^"')]+)/g) : all(/^[0-9a-f]{64} [ *](.+)$/gm);
}

const known = new Map<string, Content>();
const sha256 = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Reads a file once, however many hosts send it. */
function contentOf(answer: Answer): Content {
  const key = `${answer.path.replace(/.*\//, '')} ${sha256(answer.body)}`;
  const content = known.get(key) ?? read(answer);
  known.set(key, content);
  return content;
}

/**
 * Asks for everything that a start page leads to. Returns all answers, and what is wrong, a line each.
 *
 * @param published - The address that pages name when they name a whole one.
 * @param hasOurTypes - Whether the host takes its types from our configuration.
 */
export async function crawl(
  home: string,
  published: URL,
  hasOurTypes: boolean,
): Promise<{answers: Answers; faults: string[]}> {
  const {origin, pathname: base} = new URL(home);
  const answers = new Map<string, Answer>();
  const faults: string[] = [];
  const anchors = new Set<string>();
  const from = new Map(['', 'sitemap.xml', 'llms.txt', 'take-along/downloads.json'].map((name) => [base + name, home]));
  const follow = (link: string, source: string): void => {
    const address = link.replaceAll('&amp;', '&');
    const url = URL.canParse(address, origin + source) ? new URL(address, origin + source) : undefined;
    if (!url) {
      faults.push(`${source}: "${link}" is no address`);
    } else if (url.origin === origin || (url.origin === published.origin && url.pathname.startsWith(base))) {
      const below = url.pathname + url.search;
      from.set(below, from.get(below) ?? source);
      if (url.hash.length > 1 && typeOf(url.pathname) === 'text/html') {
        anchors.add(`${source} ${url.pathname} ${url.hash.slice(1)}`);
      }
    }
  };
  const visit = async (address: string): Promise<void> => {
    const response = await fetch(origin + address);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const answer = {status: response.status, type, body, path: new URL(response.url).pathname};
    answers.set(address, answer);
    const wanted = typeOf(answer.path);
    const isRight = type.split(';')[0] === wanted || !(hasOurTypes || wanted === 'text/html');
    if (!response.ok || !isRight || body.length === 0) {
      const what = `status ${response.status}, type "${type}", ${body.length} bytes`;
      faults.push(`${address}: ${what}; expected 200, ${wanted} and a content; linked from ${from.get(address)}`);
    } else {
      contentOf(answer).links.forEach((link) => follow(link, answer.path));
    }
  };
  for (;;) {
    const next = [...from.keys()].filter((address) => !answers.has(address)).slice(0, parallel);
    if (next.length === 0) {
      break;
    }
    await Promise.all(next.map(visit));
  }
  for (const [source, place, anchor] of [...anchors].map((one) => one.split(' '))) {
    const target = answers.get(place!);
    if (target?.status === 200 && !contentOf(target).ids.has(decodeURIComponent(anchor!))) {
      faults.push(`${place}#${anchor}: no such place; linked from ${source}`);
    }
  }
  for (const list of [...answers.values()].filter(({path: name}) => name.endsWith('/SHA256SUMS'))) {
    for (const [, sum, name] of list.body.toString().matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)) {
      const file = answers.get(path.posix.join(path.posix.dirname(list.path), name!));
      if (!file || sha256(file.body) !== sum) {
        faults.push(`${list.path}: the sum of ${name} is wrong`);
      }
    }
  }
  return {answers, faults};
}
