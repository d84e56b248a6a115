import type {Kind} from './visit';

/** Upper limits of a first visit in bytes, as brotli. */
export type Budget = Readonly<Record<Exclude<Kind, 'other'>, number>>;

/** A page that stands for its kind. */
export interface Template {
  name: string;
  /** Address below the base URL. */
  page: string;
  budget: Budget;
}

const common = {css: 0, font: 0, image: 0};

/** What is measured, and what a first visit may weigh. */
export const templates: readonly Template[] = [
  {name: 'home', page: '', budget: {...common, html: 0, js: 0}},
  {name: 'doc page', page: 'docs/installation/docker-compose', budget: {...common, html: 0, js: 0}},
  {name: 'reference page', page: 'docs/reference/flow-rest-api', budget: {...common, html: 0, js: 0}},
  {name: 'worker catalogue', page: 'docs/reference/workers', budget: {...common, html: 0, js: 0}},
];

/** The least that Lighthouse (mobile) has to say about one page: the scores of the bench with a small margin for noise. */
export const lighthouseFloor = {
  page: 'docs/installation/docker-compose',
  scores: {performance: 90, accessibility: 100, bestPractices: 100, seo: 100},
} as const;
