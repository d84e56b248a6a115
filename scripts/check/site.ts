import {existsSync, readFileSync} from 'node:fs';
import {article} from '../../src/config/announcement';
import {versions} from '../../src/config/versions';
import {redirects} from '../../src/config/redirects';
import {loadProduct} from '../../src/facts/load/load';
import {ProductDataError} from '../../src/facts/load/errors';
import {factVersions} from '../../src/facts/versions';
import sidebars from '../../sidebars';
import {withoutSidebar} from '../../tests/inventory';
import {filesBelow} from '../lib/files';
import {readPage, type Finding, type Page} from './page';
import {readPages} from './pages';
import {publishedAnchors} from './published';
import {checkAnnouncement} from './rules/announcement';
import {checkCode} from './rules/code';
import {checkFrontMatter} from './rules/frontMatter';
import {checkKept} from './rules/kept';
import {checkLinks, type Places} from './rules/links';
import {checkRedirects} from './rules/redirects';
import {checkSidebars, groupsOf, idsOf, type Shelf} from './rules/sidebars';
import {checkStructure} from './rules/structure';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The pages and sidebars of each version. */
function shelves(files: readonly string[]): Shelf[] {
  return versions.map(({name, folder, isReleased}) => {
    const file = isReleased ? `versioned_sidebars/version-${name}-sidebars.json` : 'sidebars.ts';
    return {
      file,
      folder: `${folder}/`,
      pages: files
        .filter((page) => page.startsWith(`${folder}/`))
        .map((page) => page.slice(folder.length + 1).replace(/\.mdx?$/, '')),
      named: idsOf(isReleased ? readJson(file) : sidebars),
      free: withoutSidebar,
    };
  });
}

/** Where the pages of groups would have a file, so that an address may lead to them. */
const groupFiles = (): string[] =>
  versions.flatMap(({name, folder, isReleased}) =>
    groupsOf(isReleased ? readJson(`versioned_sidebars/version-${name}-sidebars.json`) : sidebars).map(
      (slug) => `${folder}${slug}.md`,
    ),
  );

/** The problems of `product/` itself. */
function factFindings(): Finding[] {
  try {
    loadProduct(factVersions);
    return [];
  } catch (error) {
    if (!(error instanceof ProductDataError)) {
      throw error;
    }
    return error.problems.map((problem): Finding => {
      const [, file = 'product', line = '1', message = problem] =
        /^(product\/[^:]+)(?::(\d+))?: (.*)$/s.exec(problem) ?? [];
      return {file, line: Number(line), message};
    });
  }
}

/** Content that a documentation page lost compared with an earlier text. */
function keptIn(page: Page, before: string | undefined, published: (file: string) => ReadonlySet<string>): Finding[] {
  if (before === undefined || before === page.text || page.file.startsWith('blog/')) {
    return [];
  }
  const earlier = readPage(page.file, before);
  return 'ids' in earlier ? checkKept(earlier, page, (id) => published(page.file).has(id)) : [];
}

/**
 * All findings in the sources of the site without a build, in the order of the files.
 *
 * @param before - The earlier text of a file that differs from it; undefined for others.
 */
export function checkSite(before: (file: string) => string | undefined = () => undefined): Finding[] {
  const files = ['docs', 'versioned_docs', 'blog'].flatMap(filesBelow).filter((file) => /\.mdx?$/.test(file));
  const read = readPages(files);
  const published = publishedAnchors();
  const pages = read.filter((page): page is Page => 'ids' in page);
  const broken = read.filter((page): page is Finding => !('ids' in page));
  const places: Places = {
    pages: new Map(pages.map((page) => [page.file, page])),
    exists: existsSync,
    facts: published,
  };
  return [
    ...broken,
    ...pages.flatMap((page) => [
      ...checkFrontMatter(page),
      ...checkStructure(page),
      ...checkCode(page),
      ...checkLinks(page, places),
      ...keptIn(page, before(page.file), published),
    ]),
    ...shelves(files).flatMap(checkSidebars),
    ...checkRedirects(redirects, new Set([...files, ...groupFiles()])),
    ...checkAnnouncement(
      article,
      pages.filter(({file}) => file.startsWith('blog/')),
    ),
    ...factFindings(),
  ];
}
