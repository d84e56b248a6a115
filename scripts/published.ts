/**
 * Records what a build publishes: `npm run published`, after a build for the default base URL. Its addresses are added to
 * `published-urls.txt`, from which no line is ever taken: an address that was published must resolve or redirect for good.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {builds} from '../tests/builds';
import {baseUrlOf, publishedAddresses, readPublished} from './lib/release/publishedUrls';

const {folder, baseUrl} = builds.default;
const built = baseUrlOf(folder);
if (built !== baseUrl) {
  const found = built === undefined ? 'no build' : `a build for the base URL "${built}"`;
  console.error(`${folder}/: ${found}; expected one for "${baseUrl}". Run "npm run build" without BASE_URL first`);
  process.exit(1);
}
const file = 'published-urls.txt';
const head = `# Every page ever published, below the base URL, with the anchors of its headings and product facts, and every sample file.
# Never take a line out: move a page with a rule in src/config/redirects.ts, and leave a sample where it is.
# "npm run published" adds the new ones.
`;
const before = existsSync(file) ? readPublished(readFileSync(file, 'utf8')) : [];
const now = publishedAddresses(folder, baseUrl);
const all = [...new Set([...before, ...now])].sort();
writeFileSync(file, `${head}${all.join('\n')}\n`);
console.log(`${file}: ${all.length} addresses, ${all.length - before.length} new`);
