/** Everything that changes when a version goes. Reads the repository and its build; writes nothing. */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {droppedVersions, type Dropped} from '../../src/config/dropped';
import {moves, redirectsOf} from '../../src/config/moves';
import {redirects} from '../../src/config/redirects';
import {lastVersion, unreleasedName, versions} from '../../src/config/versions';
import {factVersions} from '../../src/plugins/product/versions';
import released from '../../versions.json';
import {builds} from '../../tests/builds';
import {presentPages} from '../inventory/pages';
import {filesBelow, namesBelow} from '../lib/files';
import {readPublished} from '../lib/release/publishedUrls';
import {lostAnchors, withAnchor} from './anchors';
import {withoutVersion} from './facts';
import {addressesOf, changesWith, fileOf, filesOf, redirectsInto, successorOf} from './plan';

/** What changes, and why it cannot. */
export interface Changes {
  /** Files and folders that go. */
  deleted: string[];
  /** New texts by file. */
  texts: ReadonlyMap<string, string>;
  /** Files of the build that stay. */
  kept: {from: string; to: string}[];
  /** Number of addresses that lead to the release. */
  pages: number;
  /** Lines that a person has to read. */
  read: string[];
  obstacles: string[];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const read = (file: string): string => readFileSync(file, 'utf8');

/** Pages of the release and of the unreleased version, after the anchors of the pages that go were put into them. */
function pagesWithAnchors(version: string, addresses: readonly string[], published: ReadonlySet<string>) {
  const texts = new Map<string, string>();
  const lines: string[] = [];
  const old = `versioned_docs/version-${version}`;
  const oldFiles = new Set(namesBelow(old));
  for (const {folder, path, name} of versions.filter((one) => one.isLast || one.name === unreleasedName)) {
    const files = new Set(namesBelow(folder));
    for (const address of addresses) {
      const before = fileOf(address, oldFiles);
      const {from, to} = successorOf(version, address, redirects, path);
      const page = fileOf(path === '' ? to : to.slice(path.length + 1), files);
      for (const anchor of before === undefined || page === undefined ? [] : lostAnchors({from, to}, published)) {
        const file = `${folder}/${page}`;
        const {text, line} = withAnchor(texts.get(file) ?? read(file), anchor, read(`${old}/${before}`));
        texts.set(file, text);
        lines.push(
          `${file}:${line}: #${anchor} of ${version} is kept here in ${name}; expected above what takes its place`,
        );
      }
    }
  }
  return {texts, lines};
}

function facts(version: string) {
  const texts = new Map<string, string>();
  const lines: string[] = [];
  for (const file of filesBelow('product').filter((name) => name.endsWith('.yaml'))) {
    const {text, read: own} = withoutVersion(file, read(file), version, factVersions);
    lines.push(...own);
    if (text !== read(file)) {
      texts.set(file, text);
    }
  }
  return {texts, lines};
}

/** Lists of the bench that ask for a page of the version. */
const questions = (version: string): Map<string, string> =>
  new Map(
    filesBelow('bench/search/sets').flatMap((file): [string, string][] => {
      const left = read(file)
        .split('\n')
        .filter((line) => !line.startsWith(`[${version}] `))
        .join('\n');
      return left === read(file) ? [] : [[file, left]];
    }),
  );

/** Changes that were not committed: Git could not take the drop back. */
const uncommitted = (): string[] =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {encoding: 'utf8'}).trim() === ''
    ? []
    : ['There are changes that are not committed; expected none, so that Git can take it back.'];

/** @param version - A released version that is not the current one. */
export function changesOf(version: string): Changes {
  const published = readPublished(read('published-urls.txt'));
  const moved = redirectsOf(moves, versions);
  const addresses = addressesOf(version, presentPages().get(version) ?? [], moved, published);
  const releasePages = new Set(namesBelow(lastVersion.folder));
  // The page of a group has no file.
  const isThere = (to: string): boolean => fileOf(to, releasePages) !== undefined || published.includes(`/docs/${to}`);
  const homeless = addresses.filter((one) => !isThere(successorOf(version, one, redirects).to));
  const kept = filesOf(version, published).map((address) => ({
    from: `${builds.default.folder}${address}`,
    to: `static${address}`,
  }));
  const anchors = pagesWithAnchors(version, addresses, new Set(published));
  const product = facts(version);
  const lost = droppedVersions.flatMap(({changes = []}) => changes);
  const dropped: Dropped = {
    version,
    day: new Date().toISOString().slice(0, 10),
    pages: addresses,
    changes: changesWith(version, published, lost),
  };
  const translated = readdirSync('i18n').map(
    (locale) => `i18n/${locale}/docusaurus-plugin-content-docs/version-${version}`,
  );
  return {
    deleted: [
      `versioned_docs/version-${version}`,
      `versioned_sidebars/version-${version}-sidebars.json`,
      ...translated.flatMap((name) => [name, `${name}.json`]),
    ].filter((name) => existsSync(name)),
    texts: new Map([
      ['versions.json', json(released.filter((name) => name !== version))],
      ['dropped.json', json([...droppedVersions, dropped])],
      ...product.texts,
      ...anchors.texts,
      ...questions(version),
    ]),
    kept,
    pages: addresses.length,
    read: [...anchors.lines, ...product.lines],
    obstacles: [
      ...uncommitted(),
      ...redirectsInto(version, redirects, moved),
      ...homeless.map(
        (address) =>
          `/docs/${version}/${address}: no page of ${lastVersion.name} takes its place; expected /docs/${address} in src/config/redirects.ts`,
      ),
      ...kept
        .filter(({from}) => !existsSync(from))
        .map(
          ({from}) => `${from}: is not there; expected a build ("npm run build"): what readers fetch by address stays`,
        ),
    ],
  };
}
