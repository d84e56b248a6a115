import german from './german.json';

/** Words that carry no meaning in a question. They count only when the query has nothing else. */
export const stopWords = new Set([
  ...'a an and are as at be by can cannot do does for from get has have how i if in into is it its many me much my need of on or should that the then there this to use using was we what when where which who why will with you your'.split(
    ' ',
  ),
  ...german.functionWords,
]);
/** Further ones in a whole sentence: in a few words, `not` or `out` mean something. */
export const fillers = new Set(
  'am been but could did done happens happen has he her his keep keeps let like make must no not our out over really she so some still such than their them they these those too until us want way were while would yes'.split(
    ' ',
  ),
);
