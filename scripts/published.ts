/**
 * Adds what a build publishes to `published-urls.txt`: `npm run published`, after a build for the default base URL. Lines are only
 * ever added: an address that was published has to resolve or redirect for good.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {builds} from '../tests/builds';
import {publishedAddresses, readPublished} from './lib/publishedUrls';

const file = 'published-urls.txt';
const head = `# Every address ever published, below the base URL, with its anchors. Never take a line out: move the page with a
# rule in src/config/redirects.ts instead. "npm run published" adds the new ones.
`;
const before = existsSync(file) ? readPublished(readFileSync(file, 'utf8')) : [];
const now = publishedAddresses(builds.default.folder, builds.default.baseUrl);
const all = [...new Set([...before, ...now])].sort();
writeFileSync(file, `${head}${all.join('\n')}\n`);
console.log(`${file}: ${all.length} addresses, ${all.length - before.length} new`);
