/** Follows every link of the site as a reader's browser or program does. Knows an address and what the pages say, nothing of the disk. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {parse} from 'parse5';
import {attribute, elements} from '../../../src/lib/elements';

/** A file of the site, as it came. */
export interface Answer {
  status: number;
  type: string;
  body: Buffer;
  /** Its address below the host, behind redirects. */
  path: string;
}

interface Content {
  links: string[];
  ids: Set<string>;
}

/** All that was found. */
export interface Crawl {
  answers: ReadonlyMap<string, Answer>;
  /** What is wrong, a line each. */
  faults: string[];
}

const parallel = 24;
/** Types that a host has to send, by the end of a name; what is not here is a page or text. */
const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml',
  '.css': 'text/css',
  '.gz': 'application/gzip',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.rss': 'application/rss+xml',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
  '.yml': 'application/yaml',
  '.zip': 'application/zip',
};
const text = /^(?:SHA256SUMS|Dockerfile|.*\.(?:cmd|conf|java|properties|py|sh|ts|txt))$/;

/** The type that a file has to have; a page has no ending, or a version as its last part. */
export const typeOf = (name: string): string => {
  const base = path.posix.basename(name);
  return text.test(base) ? 'text/plain' : (types[path.posix.extname(base)] ?? 'text/html');
};

const matches = (body: string, pattern: RegExp): string[] => [...body.matchAll(pattern)].map(([, link]) => link!);
const entities = (link: string): string => link.replaceAll('&amp;', '&');

/** Links and anchors of a file, by its type. */
function read({type, body, path: place}: Answer): Content {
  const words = (): string => body.toString();
  if (type.startsWith('text/html')) {
    const all = elements(parse(words()));
    const links = all.flatMap((one) => ['href', 'src', 'poster'].flatMap((name) => attribute(one, name) ?? []));
    return {
      links,
      ids: new Set(all.flatMap((one) => [attribute(one, 'id'), attribute(one, 'name')].flatMap((id) => id ?? []))),
    };
  }
  const ids = new Set<string>();
  if (/\.md$|llms[\w-]*\.txt$/.test(place)) {
    const prose = words()
      .replaceAll(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm, '')
      .replaceAll(/(`+)[^`].*?\1/g, '');
    return {
      links: [...matches(prose, /\]\(<?([^)\s>]+)/g), ...matches(prose, /(?<![("<\w])(https?:\/\/[^\s)>"`]+)/g)],
      ids,
    };
  }
  if (/xml/.test(type)) {
    const found = [/<(?:loc|link)[^>]*>(http[^<]+)</g, /\bhref="([^"]+)"/g].flatMap((one) => matches(words(), one));
    return {links: found.map(entities), ids};
  }
  if (type.startsWith('text/css')) {
    return {links: matches(words(), /url\(["']?([^"')]+)/g).filter((link) => !link.startsWith('data:')), ids};
  }
  return {links: place.endsWith('SHA256SUMS') ? matches(words(), /^[0-9a-f]{64} [ *](.+)$/gm) : [], ids};
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
 * Asks for everything that the site at an address leads to.
 *
 * @param home - Address of the start page.
 * @param published - The address that pages name when they name a whole one.
 * @param hasOurTypes - Whether the host takes its types from our configuration.
 */
export async function crawl(home: string, published: URL, hasOurTypes: boolean): Promise<Crawl> {
  const {origin, pathname: base} = new URL(home);
  const answers = new Map<string, Answer>();
  const faults: string[] = [];
  const from = new Map<string, string>();
  const anchors = new Set<string>();
  const queue: string[] = [];
  const add = (link: string, source: string): void => {
    let url: URL;
    try {
      url = new URL(link, `${origin}${source}`);
    } catch {
      faults.push(`${source}: "${link}" is no address`);
      return;
    }
    const isOurs = url.origin === origin || (url.origin === published.origin && url.pathname.startsWith(base));
    if (!isOurs || !/^https?:$/.test(url.protocol)) {
      return;
    }
    if (url.hash.length > 1 && typeOf(url.pathname) === 'text/html') {
      anchors.add(`${source} ${url.pathname} ${url.hash.slice(1)}`);
    }
    const address = url.pathname + url.search;
    if (!from.has(address)) {
      from.set(address, source);
      queue.push(address);
    }
  };
  const visit = async (address: string): Promise<void> => {
    const response = await fetch(origin + address);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const answer = {status: response.status, type, body, path: new URL(response.url).pathname};
    answers.set(address, answer);
    const wanted = typeOf(answer.path);
    const isRight =
      hasOurTypes || wanted === 'text/html'
        ? type.split(';')[0] === wanted
        : !/^(?:text\/html|$)/.test(type) || wanted === 'text/plain';
    const problems = [
      ...(response.ok ? [] : [`status ${response.status}`]),
      ...(body.length > 0 ? [] : ['it is empty']),
      ...(response.ok && !isRight ? [`type "${type}", expected ${wanted}`] : []),
    ];
    problems.forEach((problem) => faults.push(`${address}: ${problem}; linked from ${from.get(address)}`));
    if (response.ok) {
      contentOf(answer).links.forEach((link) => add(link, answer.path));
    }
  };
  const worker = async (): Promise<void> => {
    for (let idle = 0; idle < 50; idle++) {
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        idle = 0;
        await visit(address);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  ['', 'sitemap.xml', 'llms.txt', 'take-along/downloads.json'].forEach((name) => add(base + name, base));
  await Promise.all(Array.from({length: parallel}, worker));
  for (const [source, place, anchor] of [...anchors].map((one) => one.split(' '))) {
    const target = answers.get(place!);
    if (target?.status === 200 && !contentOf(target).ids.has(decodeURIComponent(anchor!))) {
      faults.push(`${place}#${anchor}: no such place; linked from ${source}`);
    }
  }
  for (const list of [...answers.values()].filter((one) => one.path.endsWith('/SHA256SUMS') && one.status === 200)) {
    for (const [, sum, name] of list.body.toString().matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)) {
      const file = answers.get(path.posix.join(path.posix.dirname(list.path), name!));
      if (!file || sha256(file.body) !== sum) {
        faults.push(`${list.path}: the sum of ${name} is wrong`);
      }
    }
  }
  return {answers, faults};
}
