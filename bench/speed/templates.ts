import type {Kind} from './visit';

/** Upper limits of a first visit in bytes, as brotli. */
export type Budget = Readonly<Record<Kind, number>>;

/** A page that stands for its kind. */
export interface Template {
  name: string;
  /** Address below the base URL. */
  page: string;
  budget: Budget;
}

const common = {css: 11_500, font: 0, image: 1_500, other: 0};

/**
 * What is measured, and what a first visit may weigh: the figures of today with some room for new pages and facts, see
 * bench/README.md.
 */
export const templates: readonly Template[] = [
  {name: 'home', page: '', budget: {...common, html: 5_000, js: 101_000}},
  {
    name: 'doc page',
    page: 'docs/installation/docker-compose',
    budget: {...common, css: 9_900, html: 17_900, js: 130_000},
  },
  {name: 'reference page', page: 'docs/reference/flow-rest-api', budget: {...common, html: 20_000, js: 131_500}},
  {name: 'worker catalogue', page: 'docs/reference/WorkerInfo', budget: {...common, html: 9_900, js: 123_000}},
];

/**
 * The least that the best of up to five Lighthouse runs (mobile) has to say about one page; on a busy machine, single runs
 * vary. A machine that Lighthouse finds slower than `benchmarkIndex` counts as busy: CI machines had 1,700 to 2,200 in quiet hours.
 */
export const lighthouseFloor = {
  page: 'docs/installation/docker-compose',
  benchmarkIndex: 1500,
  scores: {performance: 95, accessibility: 100, bestPractices: 100, seo: 100},
} as const;
