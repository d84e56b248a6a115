import type {Browser} from '@playwright/test';
import type {Budget, Template} from './budgets';
import {firstVisit, type VisitedFile} from './visit';

/** A template with the files of a first visit. */
export interface Weighed {
  template: Template;
  files: VisitedFile[];
  /** Bytes as brotli, by kind. */
  bytes: Budget;
}

/** Measures a first visit to each template. */
export async function weighAll(
  browser: Browser,
  address: string,
  folder: string,
  templates: readonly Template[],
): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  for (const template of templates) {
    const files = await firstVisit(browser, address, folder, template.page);
    const bytes = {html: 0, js: 0, css: 0, font: 0, image: 0, other: 0};
    files.forEach(({kind, brotli}) => (bytes[kind] += brotli));
    weighed.push({template, files, bytes});
  }
  return weighed;
}

/** Exceeded budgets, each with the figure, the budget and the three largest files. */
export function overBudget({template, files, bytes}: Weighed): string[] {
  return (Object.keys(bytes) as (keyof Budget)[])
    .filter((kind) => bytes[kind] > template.budget[kind])
    .map((kind) => {
      const largest = files
        .filter((file) => file.kind === kind)
        .sort((a, b) => b.brotli - a.brotli)
        .slice(0, 3)
        .map(({file, brotli}) => `    ${brotli} ${file}`);
      const head = `${template.name} (/${template.page}): ${kind} ${bytes[kind]} bytes, budget ${template.budget[kind]} in bench/speed/budgets.ts`;
      return [head, ...largest, '    see "When a budget fails" in CONTRIBUTING.md'].join('\n');
    });
}
