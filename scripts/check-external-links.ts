/**
 * Checks links to other sites: `npx tsx scripts/check-external-links.ts`, after a build. Needs internet access, so it runs on a schedule
 * and not in the gate.
 */
import {existsSync, readFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {site} from '../src/config/site';
import {filesBelow} from '../src/lib/files';
import {externalLinks, isGone} from './lib/release/externalLinks';

const timeout = 20_000;

/** Delay before retrying a URL that did not respond, in milliseconds. */
const pause = 10_000;

/** Problem of a URL, or undefined if it is valid or cannot be checked. */
async function problem(address: string, isLast = false): Promise<string | undefined> {
  try {
    const {status} = await fetch(address, {signal: AbortSignal.timeout(timeout), headers: {accept: 'text/html,*/*'}});
    return isGone(status) ? `answers with ${status}` : undefined;
  } catch (error) {
    if (!isLast) {
      await setTimeout(pause);
      return problem(address, true);
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

async function main(): Promise<number> {
  if (!existsSync('build')) {
    console.error('build/ is missing; run "npm run build" first');
    return 1;
  }
  const pages = filesBelow('build').filter((file) => file.endsWith('.html'));
  const found = new Map<string, string>();
  for (const page of pages) {
    for (const address of externalLinks(readFileSync(page, 'utf8'), site.url)) {
      found.set(address, found.get(address) ?? page);
    }
  }
  let broken = 0;
  for (const [address, page] of [...found].sort()) {
    const what = await problem(address);
    if (what !== undefined) {
      broken++;
      console.error(`${address}: ${what} (linked from ${page})`);
    }
  }
  console.log(`${found.size} links to other sites, ${broken} broken`);
  return broken === 0 ? 0 : 1;
}

void main().then((code) => process.exit(code));
