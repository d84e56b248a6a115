import {inventory} from '../../tests/inventory';

/** Upper limits of a first visit in bytes, as brotli. The text of a page has none: a page is as long as its readers need. */
export type Budget = Readonly<Record<'js' | 'css' | 'font' | 'image' | 'other', number>>;

/** A page that represents its kind. */
export interface Template {
  name: string;
  /** Address below the base URL. */
  page: string;
  budget: Budget;
}

/**
 * Style: the sheet that every page loads, and those of its parts (`src/speed/chunks.ts`). Until 2026-11-24 the budget was 16 kB, and that of scripts 135.45 kB on a documentation page,
 * because removed parts of `src/speed` trimmed and split sheets and scripts, and loaded the tables of routes by version. The look of bar,
 * page head, home, controls and REST calls added 2.9 kB of style. Fonts: one for text, one for code.
 */
const common = {css: 23_500, font: 70_000, image: 1_500, other: 0};

/** Number of pages of versions and of their pairs when these budgets were set. */
const pagesThen = 212;

/**
 * Additional budget for routes of more pages, which stock loads in the first script. A new version adds about 50 pages, and 2.8 kB when it was
 * measured.
 */
function ofFurtherPages(): number {
  const pairs = (inventory.length * (inventory.length - 1)) / 2;
  const pages = inventory.reduce((sum, {docs}) => sum + docs.length, 0) + pairs;
  return 60 * Math.max(0, pages - pagesThen);
}

const js = (bytes: number): number => bytes + ofFurtherPages();

/**
 * The measured pages and their budgets for a first visit: current figures with a margin for new pages and facts, see
 * bench/README.md. The page of document checks, which is beside the docs, added 0.1 kB of routes to each.
 */
export const templates: readonly Template[] = [
  {name: 'home', page: '', budget: {...common, js: js(119_500)}},
  {name: 'doc page', page: 'docs/installation/docker-compose', budget: {...common, css: 22_000, js: js(132_200)}},
  {name: 'reference page', page: 'docs/reference/flow-rest-api', budget: {...common, js: js(132_200)}},
  {name: 'worker catalogue', page: 'docs/reference/WorkerInfo', budget: {...common, js: js(132_200)}},
  // The longest pages.
  {
    name: 'configuration',
    page: 'docs/installation/general-configuration',
    budget: {...common, js: js(132_200)},
  },
  {name: 'workflows', page: 'docs/main-concepts/workflows', budget: {...common, js: js(132_200)}},
  {
    name: 'troubleshooting',
    page: 'docs/operations/troubleshooting',
    budget: {...common, js: js(132_200)},
  },
];

/**
 * Minimum of the best of up to five Lighthouse runs (mobile) for one page, because single runs vary on a busy machine. A machine with a
 * lower `benchmarkIndex` counts as busy. CI machines had 1,700 to 2,200 in quiet hours.
 */
export const lighthouseFloor = {
  page: 'docs/installation/docker-compose',
  benchmarkIndex: 1500,
  scores: {performance: 95, accessibility: 100, 'best-practices': 100, seo: 100},
} as const;
