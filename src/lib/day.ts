const months = 'January February March April May June July August September October November December'.split(' ');

/** A day as the site writes it, such as 26 November 2026. Not with `Intl`: a phone loads its tables of dates for 130 ms. */
export function dayOf(time: string | number | Date): string {
  const date = new Date(time);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
