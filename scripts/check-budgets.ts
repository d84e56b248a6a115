/**
 * Holds the built site to its budgets: bytes of a first visit to each template, exactly, and a floor for Lighthouse on one
 * page. A budget that fails is printed with the figure, the budget and the three largest files.
 */
import {audit, launchChromium} from '../bench/speed/lighthouse';
import {lighthouseFloor, templates} from '../bench/speed/templates';
import {serveSite} from '../bench/speed/server';
import {overBudget, weighAll} from '../bench/speed/weigh';
import {builds} from '../tests/builds';

async function main(): Promise<number> {
  const {folder, baseUrl} = builds.default;
  const server = await serveSite(folder, baseUrl);
  const browser = await launchChromium();
  try {
    const weighed = await weighAll(browser, server, folder, templates);
    const failures = weighed.flatMap(overBudget);
    for (const {template, bytes} of weighed) {
      console.log(`${template.name}: ${JSON.stringify(bytes)}, budget ${JSON.stringify(template.budget)}`);
    }
    const found = await audit(server.address + lighthouseFloor.page, 1);
    console.log(`Lighthouse on ${lighthouseFloor.page}: ${JSON.stringify(found)}`);
    for (const [name, floor] of Object.entries(lighthouseFloor.scores)) {
      const score = found[name as keyof typeof lighthouseFloor.scores];
      if (score < floor) {
        failures.push(`Lighthouse on ${lighthouseFloor.page}: ${name} ${score}, floor ${floor}`);
      }
    }
    failures.forEach((failure) => console.error(failure));
    return failures.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
}

void main().then((code) => process.exit(code));
