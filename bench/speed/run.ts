/**
 * Compares the built site with its budgets: the exact bytes of a first visit to each template, and a floor for Lighthouse on one page.
 * Prints each failed budget with the figure, the budget and the three largest files. With `--bytes`, as in the gate, it skips Lighthouse,
 * whose times depend on the load of the machine.
 */
import {audit, launchChromium, usualSlowdown} from './lighthouse';
import {lighthouseFloor, templates} from './budgets';
import {bytesOf, firstVisit, overBudget} from './weigh';
import {startNginx} from '../../scripts/lib/machine/nginxServer';
import {builds} from '../../tests/builds';

/**
 * Findings of the best of up to five Lighthouse runs. On a busy machine, the next run reduces Lighthouse's CPU slowdown by the
 * measured ratio.
 */
async function belowFloor(address: string): Promise<string[]> {
  const {page, scores, benchmarkIndex} = lighthouseFloor;
  const best: string[][] = [];
  let slowdown = usualSlowdown;
  for (let run = 0; run < 5; run += 1) {
    const found = await audit(address + page, Object.keys(scores), slowdown);
    slowdown = usualSlowdown * Math.min(1, found.benchmarkIndex / benchmarkIndex);
    console.log(`Lighthouse on ${page}: ${JSON.stringify(found)}`);
    const below = Object.entries(scores)
      .filter(([name, floor]) => (found.scores[name] ?? 0) < floor)
      .map(([name, floor]) => `Lighthouse on ${page}: ${name} ${found.scores[name]}, floor ${floor}`);
    if (below.length === 0) {
      return [];
    }
    best.push(below);
  }
  return best.sort((a, b) => a.length - b.length)[0] ?? [];
}

async function main(): Promise<number> {
  const {folder, baseUrl} = builds.default;
  const {server, address} = await startNginx(folder, baseUrl);
  const browser = await launchChromium();
  try {
    const failures: string[] = [];
    for (const template of templates) {
      const files = await firstVisit(browser, address, template.page);
      console.log(`${template.name}: ${JSON.stringify(bytesOf(files))}, budget ${JSON.stringify(template.budget)}`);
      failures.push(...overBudget(template, files));
    }
    if (!process.argv.includes('--bytes')) {
      failures.push(...(await belowFloor(address)));
    }
    failures.forEach((failure) => console.error(failure));
    return failures.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.kill();
  }
}

void main().then((code) => process.exit(code));
