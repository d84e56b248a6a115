/** The words of texts and queries: how they are split and compared, and which of them say little. */

/** Letters and digits, joined by the separators of keys, paths, variables and file names. */
const anyWord = /[\p{L}\p{N}]+(?:[[\]{}$]*[._\-/:@#][[\]{}$_]*[\p{L}\p{N}]+)*/gu;
/** The same for ASCII, which is several times as fast. Almost all of our text is ASCII. */
const asciiWord = /[A-Za-z0-9]+(?:[[\]{}$]*[._\-/:@#][[\]{}$_]*[A-Za-z0-9]+)*/g;
/** The parts of a word, including those of compounds such as `jobResult` and `RESTClient`. */
const anyPart = /\p{Lu}{2,}(?=\p{Lu}\p{Ll})|\p{Lu}*(?:(?!\p{Lu})[\p{L}\p{N}])+|\p{Lu}+/gu;
const simpleWord = /^[A-Z]?[a-z0-9]+$/;
/** Maximum number of parts to index, because URLs can have many that readers do not type. */
const mostParts = 12;
/** Brackets around a name, and underscores after a separator, which readers do not type. */
const untyped = /[[\]{}$]+|(?<=[._\-/:@#])_+/g;
// eslint-disable-next-line no-control-regex -- the range of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

export const wordsIn = (text: string): string[] => text.match(isAscii(text) ? asciiWord : anyWord) ?? [];

/** Lower case without accents. */
export const fold = (text: string): string =>
  (isAscii(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();

/** Singular form of an English word. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || word === 'https' || /(?:ss|us|is)$/.test(word)) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return word.slice(0, /(?:ss|x|ch|sh)es$/.test(word) ? -2 : -1);
}

/** Normalised form of a word for comparison, such as `jadice-flow.system.maximumconcurrentjobcount`. */
export const wholeOf = (word: string): string => fold(word.replaceAll(untyped, ''));

/** Ranges of the parts of a word, split at separators and capitals: `jadice`, `flow`, `system`, `maximum`. */
export const partRanges = (word: string): [start: number, end: number][] =>
  Array.from(word.matchAll(anyPart), ({0: part, index}): [number, number] => [index, index + part.length]).slice(
    0,
    mostParts,
  );

/** The parts of a word, each in singular. */
export const partsOf = (word: string): string[] =>
  simpleWord.test(word)
    ? [stem(word.toLowerCase())]
    : partRanges(word).map(([start, end]) => stem(fold(word.slice(start, end))));

export const termsIn = (text: string): string[] => wordsIn(text).flatMap(partsOf);

/** The anchor that a heading gets from its text. An index has an empty one instead. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The ends of a compound, one from each part, so that any sequence of parts is the start of one of them. */
export const tailsOf = (word: string): string[] => partRanges(word).map(([start]) => wholeOf(word.slice(start)));

/** Search terms of a word in a text: the word itself and, for compounds, its parts. */
export function termsOf(word: string): string[] {
  const parts = partsOf(word);
  return parts.length === 1 ? parts : [...new Set([wholeOf(word), ...parts])];
}

/** Maximum number of typing errors: one from four letters, two from eight. Numbers have none. */
export const typosOf = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 8 ? 1 : 2);

const list = (words: string): string[] => words.split(' ').map(fold);

// cspell:disable -- German

/** Words without meaning. They count only if the query has no other words. */
export const stopWords: ReadonlySet<string> = new Set(
  list(
    'a an and are as at be by can cannot do does for from get has have how i if in into is it its many me much my need of on or should that the then there this to use using was we what when where which who why will with you your ' +
      'also am any been being but could did doing done even every get gets getting go goes going got had happen happened happening happens having he her here him his just keep keeps let lets like make makes making may might our please really said say saying says see she show showing shows so some still such tell telling tells than their them they these thing those though too tried try trying until us via want wants way were while would yes ' +
      'able allowed anybody anyone anything each else ever everybody everything give given somebody someone something thing very whole ' +
      'der die das den dem des ein eine einen einem einer eines und oder ist sind war wird werden wie was wo wann warum wieso weshalb wer welche welcher welches ich man wir kann können muss müssen soll darf nicht kein keine im in am an auf aus bei bis durch für mit nach über um unter vom von vor zu zum zur sich es sie er mein meine meinen unser unsere ' +
      'beim fehl geht mehr schlägt auch bitte bin brauche brauchen braucht dann dass denn diese dieser dieses doch dort etwas gerade gibt habe haben hat heraus hier ihr ihre jemand lassen lässt mal noch nur ob schon sehr wenn wirklich wurde wurden',
  ),
);
