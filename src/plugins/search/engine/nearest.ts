import type {Reading} from './reader';
import {nameOf, termsNear} from './terms';
import {fold, wordsOf} from './words';

/** Letters of a word that may be wrong, as a share of them, before nothing on the pages is near it. */
const wrongLetters = 0.34;
/** Words that are looked up: longer ones cannot be mistyped words, shorter ones are near to everything. */
const letters = {fewest: 5, most: 24};
/** Words of a query that are looked up: what has more and finds nothing is no query. */
const mostWords = 3;

/** The word of the pages that is the nearest to one that is on none. */
function nearestWord(word: string): string | undefined {
  if (word.length < letters.fewest || word.length > letters.most || !/^[a-z]+$/.test(word)) {
    return undefined;
  }
  let best: {name: string; distance: number} | undefined;
  for (const [term, distance] of termsNear(word, Math.floor(word.length * wrongLetters))) {
    if (!best || distance < best.distance) {
      best = {name: nameOf(term), distance};
    }
  }
  return best?.name;
}

/** A query that finds nothing, in the nearest words that are on the pages; undefined if nothing is near. */
export function nearest(text: string): Reading | undefined {
  const words = wordsOf(text);
  if (words.length > mostWords) {
    return undefined;
  }
  const others = words.flatMap(({start, end}) => {
    const typed = text.slice(start, end);
    const meant = nearestWord(fold(typed));
    return meant === undefined ? [] : [{typed, meant}];
  });
  return others.length === 0 ? undefined : {text: others.map(({meant}) => meant).join(' '), others};
}
