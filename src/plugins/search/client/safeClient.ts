import type {Hit} from '../engine/answer';
import type {SearchClient} from './engine';
import {BadAnswer, checkAnswer, withMarks} from './hits';
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
      const {results} = await client.search({requests: requests.map(withMarks)});
      if (results.length < requests.length) {
        throw new BadAnswer(`The search service sent ${results.length} answers to ${requests.length} requests`);
      }
      return {
        results: results.map((answer) => {
          const {hits, ...rest} = checkAnswer(answer, baseUrl);
          return {...rest, hits: hits.map(safeHit)};
        }),
      };
    },
  };
}
