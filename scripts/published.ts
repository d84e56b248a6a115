/**
 * Adds the URLs of a build to `history/published-urls.txt`: `npx tsx scripts/published.ts`, after a build for the default base URL. Lines are
 * never removed, because published URLs must always resolve or redirect.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {builds} from '../tests/builds';
import {addressOf, publishedAddresses, readPublished} from './lib/release/publishedUrls';

const {folder, baseUrl} = builds.default;
const address = addressOf(folder);
const built = address && new URL(address).pathname;
if (built !== baseUrl) {
  const found = built === undefined ? 'no build' : `a build for the base URL "${built}"`;
  console.error(`${folder}/: ${found}; expected one for "${baseUrl}". Run "npm run build" without BASE_URL first`);
  process.exit(1);
}
const file = 'history/published-urls.txt';
const head = `# Every page ever published, below the base URL, with the anchors of its headings and product facts, and every sample file.
# Never take a line out: move a page with a rule in src/config/redirects.ts, and leave a sample where it is.
# "npx tsx scripts/published.ts" adds the new ones.
`;
const before = existsSync(file) ? readPublished(readFileSync(file, 'utf8')) : [];
const now = publishedAddresses(folder, baseUrl);
const all = [...new Set([...before, ...now])].sort();
writeFileSync(file, `${head}${all.join('\n')}\n`);
console.log(`${file}: ${all.length} addresses, ${all.length - before.length} new`);
