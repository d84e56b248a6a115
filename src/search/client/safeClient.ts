import type {Hit} from '../engine/answer';
import type {SearchClient} from './engine';
import {checkedAnswers} from './hits';
import {toHtml, withoutMarks} from './markup';

/** How DocSearch shows a level: `lvl0` as text, all others as markup. */
const shownAs = (level: string): ((text: string) => string) => (level === 'lvl0' ? withoutMarks : toHtml);

const escapeLevels = (hierarchy: Record<string, string | null>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(hierarchy).map(([level, text]) => [level, text && shownAs(level)(text)]));

const escapeHighlights = ({hierarchy, content}: Hit['_highlightResult']): Hit['_highlightResult'] => ({
  hierarchy: Object.fromEntries(
    Object.entries(hierarchy).map(([level, part]) => [level, {...part, value: shownAs(level)(part.value)}]),
  ),
  ...(content && {content: {...content, value: toHtml(content.value)}}),
});

/** The hit with each text that DocSearch shows as markup escaped. */
const safeHit = (hit: Hit): Hit => ({
  ...hit,
  content: hit.content && toHtml(hit.content),
  hierarchy: escapeLevels({...hit.hierarchy}) as Hit['hierarchy'],
  _highlightResult: escapeHighlights(hit._highlightResult),
  _snippetResult: escapeHighlights(hit._snippetResult),
});

/**
 * A client whose hits are safe to be shown by DocSearch.
 *
 * @param baseUrl - Where the site is: hits that lead elsewhere are left out.
 */
export function safeClient(client: SearchClient, baseUrl: string): SearchClient {
  return {
    async search({requests}) {
      const answers = await checkedAnswers(client, requests, baseUrl);
      return {results: answers.map((answer) => ({...answer, hits: answer.hits.map(safeHit)}))};
    },
  };
}
