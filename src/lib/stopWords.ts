/** Words that say little, in English and German. */
// cspell:disable -- German
import {fold} from './words';

const list = (words: string): string[] => words.split(' ').map(fold);

/** Words without meaning. They count only if the query has no other words. */
export const stopWords: ReadonlySet<string> = new Set(
  list(
    'a an and are as at be by can cannot do does for from get has have how i if in into is it its many me much my need of on or should that the then there this to use using was we what when where which who why will with you your ' +
      'der die das den dem des ein eine einen einem einer eines und oder ist sind war wird werden wie was wo wann warum wieso weshalb wer welche welcher welches ich man wir kann können muss müssen soll darf nicht kein keine im in am an auf aus bei bis durch für mit nach über um unter vom von vor zu zum zur sich es sie er mein meine meinen unser unsere',
  ),
);

/** Additional words to ignore in a complete sentence. In short queries, `not` or `out` have a meaning. */
export const fillers: ReadonlySet<string> = new Set(
  list(
    'am been but could did done happens happen has he her his keep keeps let like make must no not our out over really she so some still such than their them they these those too until us want way were while would yes ' +
      'beim fehl geht mehr schlägt',
  ),
);

/** Start or end of a question. */
export const question =
  /^(?:how|what|why|where|which|who|when|can|could|is|are|does|do|should|must|may|will|wie|was|warum|wieso|wo|wer|welche|welcher|welches|kann|muss|soll|darf) \S+ \S|\?\s*$/i;
