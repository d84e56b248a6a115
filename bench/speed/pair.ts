/**
 * Compares the speed of two builds in one run: `npx tsx bench/speed/pair.ts <folder before> <folder after>`. Both are served by nginx, and
 * Lighthouse visits them in turns as a phone, so that other load of the machine meets both. Prints the medians of three visits, and ends
 * with 1 if a page lost more than three points.
 */
import {existsSync} from 'node:fs';
import {audit, usualSlowdown} from './lighthouse';
import {median} from './weigh';
import {startNginx} from '../../scripts/lib/machine/nginxServer';
import {builds} from '../../tests/builds';

/** Home, a short page and the longest ones. */
const pages = [
  '',
  'docs/main-concepts/architecture',
  'docs/installation/general-configuration',
  'docs/main-concepts/workflows',
  'docs/operations/troubleshooting',
  'docs/reference/flow-rest-api',
];
const visits = 3;
const allowedLoss = 3;

interface Visit {
  score: number;
  blocked: number;
  shift: number;
}

async function visit(address: string): Promise<Visit> {
  const {scores, times} = await audit(address, ['performance'], usualSlowdown);
  return {
    score: scores['performance'] ?? Number.NaN,
    blocked: times['total-blocking-time'] ?? Number.NaN,
    shift: times['cumulative-layout-shift'] ?? Number.NaN,
  };
}

const medians = (seen: Visit[]): Visit => ({
  score: median(seen.map(({score}) => score)),
  blocked: Math.round(median(seen.map(({blocked}) => blocked))),
  shift: median(seen.map(({shift}) => shift)),
});

async function main(folders: string[]): Promise<number> {
  const missing = folders.filter((folder) => !existsSync(folder));
  if (folders.length !== 2 || missing.length > 0) {
    console.error(
      `Expected two folders with a build, got ${folders.join(' and ') || 'none'}${missing.length > 0 ? `; not there: ${missing.join(', ')}` : ''}`,
    );
    return 2;
  }
  const servers = await Promise.all(folders.map((folder) => startNginx(folder, builds.default.baseUrl)));
  try {
    let isSlower = false;
    for (const page of pages) {
      const seen: Visit[][] = servers.map(() => []);
      for (let turn = 0; turn < visits; turn += 1) {
        for (const [index, {address}] of servers.entries()) {
          seen[index]?.push(await visit(address + page));
        }
      }
      const [before, after] = seen.map(medians);
      const isLoss = !before || !after || !(after.score >= before.score - allowedLoss);
      isSlower ||= isLoss;
      console.log(
        `${isLoss ? 'slower' : 'ok'}: /${page} before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`,
      );
    }
    return isSlower ? 1 : 0;
  } finally {
    servers.forEach(({server}) => server.kill());
  }
}

void main(process.argv.slice(2)).then((code) => process.exit(code));
