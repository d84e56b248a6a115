/** Statements about public software that were last compared with its documentation long ago. Pure. */
import type {Product} from '../../../src/facts/schema';

type Software = Product['public-software']['software'][number];

/** The same day one year later. 29 February becomes 1 March. */
const yearLater = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
};

/** Entries that are older than a year on `today` (such as 2026-11-28), or whose day has not come yet, the oldest first. */
export const outdated = (software: readonly Software[], today: string): Software[] =>
  software
    .filter(({compared}) => yearLater(compared) < today || compared > today)
    .sort((one, other) => one.compared.localeCompare(other.compared));
