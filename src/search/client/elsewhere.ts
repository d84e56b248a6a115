import type {SearchAnswer, SearchRequest} from '../engine/answer';
import {tagsOf} from '../engine/answer';
import type {SearchService} from '../engine/service';

/** Prefix of version tags. Other tags are for pages outside the versions. */
const ofVersion = 'docs-default-';
/** Maximum number of other versions to search, because each requires a download. */
const mostVersions = 2;
/** Minimum query length for a search in other versions, because the start of a word matches something everywhere. */
const shortest = 4;

/** Versions outside a request, latest first. `current` is the latest, because letters sort after digits. */
const otherTags = (asked: readonly string[], known: readonly string[]): string[] =>
  known
    .filter((tag) => tag.startsWith(ofVersion) && !asked.includes(tag))
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .slice(0, mostVersions);

/**
 * Results of another version if the requested version has none, with a note that names it.
 *
 * @param known - Tags that have an index.
 * @param load - Loads the index of a tag into the service.
 * @returns undefined if no other version has an answer, or if its index cannot be loaded.
 */
export async function answerElsewhere(
  service: SearchService,
  request: SearchRequest,
  known: readonly string[],
  load: (tags: readonly string[]) => Promise<void>,
): Promise<SearchAnswer | undefined> {
  const asked = tagsOf(request);
  if (request.query.trim().length < shortest || !asked.some((tag) => tag.startsWith(ofVersion))) {
    return undefined;
  }
  for (const tag of otherTags(asked, known)) {
    try {
      await load([tag]);
    } catch {
      return undefined;
    }
    const {answer, isSure} = service.look({...request, facetFilters: [`docusaurus_tag:${tag}`]});
    if (isSure) {
      const label = tag.slice(ofVersion.length).replace(/^current$/, 'next');
      return {...answer, note: `No results in this version. These are from ${label}.`};
    }
  }
  return undefined;
}
