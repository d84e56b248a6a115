import type {Browser, Request} from '@playwright/test';
import type {Budget, Template} from './budgets';

/** A file that a first visit requests, with the bytes that the server sends for it. */
export interface VisitedFile {
  file: string;
  /** `text`: the page itself, and the script with the same text. */
  kind: keyof Budget | 'text';
  bytes: number;
}

/** Kinds of files by the type that Chromium gives to a request. */
const kinds: Readonly<Record<string, VisitedFile['kind']>> = {
  document: 'text',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};

/** Whether a script is the module that Docusaurus makes from the Markdown of a page. */
export const isText = (script: string): boolean => /\bcontentTitle:\s*\(\)\s*=>/.test(script);

async function visited(request: Request, home: string): Promise<VisitedFile> {
  const file = request.url().replace(home, '');
  const response = await request.response();
  if (file === request.url() || !response?.ok()) {
    throw new Error(`${request.url()} is requested, which is not part of the site`);
  }
  const {'content-encoding': encoding, 'content-length': bytes, 'content-type': type = ''} = response.headers();
  // Chromium has no type of its own for the icon of a page.
  const typed = kinds[request.resourceType()] ?? (type.startsWith('image/') ? 'image' : 'other');
  const kind = typed === 'js' && isText(await response.text()) ? 'text' : typed;
  if (kind === 'text' && encoding !== 'br') {
    throw new Error(`${request.url()} is not compressed; run npx tsx scripts/compress.ts`);
  }
  return {file, kind, bytes: Number(bytes)};
}

/**
 * The files that a first visit to a page requests until two seconds after its scripts have started: with an empty cache, without
 * interaction, and without files that are only prefetched for the next page.
 *
 * @param home - Address of the site, with a slash at the end.
 * @throws Error if the page requests a missing file, or a file of another host, or if the site is not compressed.
 */
export async function firstVisit(browser: Browser, home: string, page: string): Promise<VisitedFile[]> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  const tab = await context.newPage();
  const requests: Request[] = [];
  tab.on('request', (request) => requests.push(request));
  await tab.goto(home + page);
  // Scripts are requested when the text is painted.
  await tab.locator('html[data-has-hydrated="true"]').waitFor();
  await tab.waitForTimeout(2000);
  const own = requests.filter((request) => /^http/.test(request.url()) && !('sec-purpose' in request.headers()));
  const files = await Promise.all(own.map((request) => visited(request, home)));
  await context.close();
  return files;
}

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function bytesOf(files: readonly VisitedFile[]): Readonly<Record<VisitedFile['kind'], number>> {
  const bytes = {text: 0, js: 0, css: 0, font: 0, image: 0, other: 0};
  files.forEach((one) => (bytes[one.kind] += one.bytes));
  return bytes;
}

/** Exceeded budgets of a page; text has none. Each with the figure, the budget and the three largest files. */
export function overBudget({name, page, budget}: Template, files: readonly VisitedFile[]): string[] {
  const bytes = bytesOf(files);
  return (Object.keys(budget) as (keyof Budget)[])
    .filter((kind) => bytes[kind] > budget[kind])
    .map((kind) => {
      const largest = files
        .filter((file) => file.kind === kind)
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, 3)
        .map((one) => `    ${one.bytes} ${one.file}`);
      const head = `${name} (/${page}): ${kind} ${bytes[kind]} bytes, budget ${budget[kind]} in bench/speed/budgets.ts`;
      return [head, ...largest, '    see "When a budget fails" in CONTRIBUTING.md'].join('\n');
    });
}
