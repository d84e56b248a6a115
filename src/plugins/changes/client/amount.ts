import type {PairSummary} from '../views';

/** How much differs, in words. */
export const amount = ({facts, pages}: Pick<PairSummary, 'facts' | 'pages'>): string =>
  `${facts} ${facts === 1 ? 'fact' : 'facts'}, ${pages} ${pages === 1 ? 'page' : 'pages'}`;
