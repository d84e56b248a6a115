/**
 * Records what a build publishes: `npm run published`, after a build for the default base URL. Its addresses are added to
 * `published-urls.txt`, from which no line is ever taken: an address that was published has to resolve or redirect for good. What
 * changed in the texts of pages since the last time is added to `text-history.json`, with the day.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {versions} from '../src/config/versions';
import {extended, historyFile, readHistory} from '../src/plugins/changes/textHistory';
import {builds} from '../tests/builds';
import {pageTexts} from './lib/release/pageTexts';
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

const history = existsSync(historyFile) ? readHistory(readFileSync(historyFile, 'utf8')) : {changes: [], pages: {}};
const today = new Date().toISOString().slice(0, 10);
const next = extended(history, pageTexts(folder, versions), today);
writeFileSync(historyFile, `${JSON.stringify(next, null, 2)}\n`);
const changed = next.changes.filter(({day}) => day === today);
console.log(`${historyFile}: ${Object.keys(next.pages).length} pages, ${changed.length} with another text today`);
console.log(`${file}: ${all.length} addresses, ${all.length - before.length} new`);
