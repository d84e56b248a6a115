const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as `Intl.DateTimeFormat` writes it in English, as in `Nov 21, 2026`; the day is that of UTC. */
export const englishDate = (date: Date): string =>
  `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
