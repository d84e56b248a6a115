/**
 * Fails if a page or a sample contains an identifier that the product data does not have for the version of the page.
 * For fixes, see product/README.md.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles, loadProduct, repositoryRoot} from '../src/facts/load/load';
import {factVersions, versionOfPage} from '../src/facts/versions';
import {checkIdentifiers} from './check-identifiers/check';
import {tellFailures} from './lib/failure';

tellFailures();

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');
const list = (folder: string): string[] => listFiles(repositoryRoot, folder);
const isText = (file: string): boolean => !/\.(png|svg|jpe?g|gif|ico|jar|zip|jks|p12)$/i.test(file);

const pages = ['docs', 'versioned_docs', 'blog']
  .flatMap(list)
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => ({file, text: read(file), version: file.startsWith('blog/') ? undefined : versionOfPage(file)}));
const samples = new Map(
  list('static/samples')
    .filter(isText)
    .map((file) => [file, read(file)]),
);

const {findings, identifiers} = checkIdentifiers({
  pages,
  samples,
  product: loadProduct(factVersions),
  order: factVersions,
});
findings.forEach((finding) => console.error(finding));
console.log(
  `check:identifiers: ${pages.length} pages, ${samples.size} samples, ${identifiers} identifiers, ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
