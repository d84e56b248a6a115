import german from './german.json';

const list = (words: string): string[] => words.split(' ');

/** Words without meaning. They count only if the query has no other words. */
export const stopWords: ReadonlySet<string> = new Set([
  ...list(
    'a an and are as at be by can cannot do does for from get has have how i if in into is it its many me much my need of on or should that the then there this to use using was we what when where which who why will with you your',
  ),
  ...german.functionWords,
]);

/** Additional words to ignore in a complete sentence. In short queries, `not` or `out` have a meaning. */
export const fillers: ReadonlySet<string> = new Set(
  list(
    'am been but could did done happens happen has he her his keep keeps let like make must no not our out over really she so some still such than their them they these those too until us want way were while would yes',
  ),
);

/** Start or end of a question. */
export const question = new RegExp(
  `^(?:how|what|why|where|which|who|when|can|could|is|are|does|do|should|must|may|will|${german.questionWords.join('|')}) \\S+ \\S|\\?\\s*$`,
  'i',
);
