/**
 * Asks whether the links to other sites still lead somewhere: `npm run check:links`, after a build. Needs the internet, so
 * it runs on a schedule and not in the gate.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../src/config/site';
import {externalLinks, isGone} from './lib/externalLinks';

const timeout = 20_000;

/** What is wrong with an address; undefined when it is fine or cannot be judged. */
async function problem(address: string): Promise<string | undefined> {
  try {
    const {status} = await fetch(address, {signal: AbortSignal.timeout(timeout), headers: {accept: 'text/html,*/*'}});
    return isGone(status) ? `answers with ${status}` : undefined;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

async function main(): Promise<number> {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const found = new Map<string, string>();
  for (const page of pages) {
    for (const address of externalLinks(readFileSync(path.join('build', page), 'utf8'), site.url)) {
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
