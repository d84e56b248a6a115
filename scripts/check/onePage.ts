import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {readPage, type Finding, type Page} from './page';
import {readPages} from './pages';
import {checkCode} from './rules/code';
import {checkFrontMatter} from './rules/frontMatter';
import {checkLinks} from './rules/links';
import {checkStructure} from './rules/structure';
import {avoidedIn, checkTerms} from './rules/terms';
import {publishedAnchors} from './published';

/** Gives what was made of a text the last time, while the text of the file is the same: each page asks again. */
function ofText<Value>(file: string, make: (text: string) => Value): () => Value {
  let last: {text: string; value: Value} | undefined;
  return () => {
    const text = readFileSync(file, 'utf8');
    last = last?.text === text ? last : {text, value: make(text)};
    return last.value;
  };
}

const anchors = ofText('published-urls.txt', publishedAnchors);
const avoided = ofText('product/glossary.yaml', (text) =>
  avoidedIn((parse(text) as {terms: Parameters<typeof avoidedIn>[0]}).terms),
);

/**
 * What can be told of one page while it is written: its front matter, headings, code, words, and links to pages that it names.
 *
 * @param file - Relative to the repository.
 */
export function checkOnePage(file: string, text: string): Finding[] {
  const page = readPage(file, text);
  if (!('ids' in page)) {
    return [page];
  }
  const linked = page.links
    .map(({value}) => value.split('#')[0]!)
    .filter((name) => /^(?![a-z]+:|\/).*\.mdx?$/i.test(name))
    .map((name) => new URL(name, `file:///${file}`).pathname.slice(1))
    .filter((name) => existsSync(name));
  const others = readPages([...new Set(linked)], false).filter((one): one is Page => 'ids' in one);
  const pages = new Map([...others, page].map((one) => [one.file, one]));
  return [
    ...checkFrontMatter(page),
    ...checkStructure(page),
    ...checkCode(page),
    ...checkLinks(page, {pages, exists: existsSync, facts: anchors()}),
    ...(file.startsWith('blog/') ? [] : checkTerms(page, avoided())),
  ].sort((a, b) => a.line - b.line);
}
