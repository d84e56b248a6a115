import {versionTag} from '../../config/versionNames';
import {type SearchAnswer, type SearchRequest, tagsOf} from '../engine/hits';
import type {SearchService} from '../engine/service';
import type {createLoader} from './loader';

/** Maximum number of other versions to search, because each requires a download. */
const mostVersions = 2;
/** Minimum query length for a search in other versions, because the start of a word matches something everywhere. */
const shortest = 4;

/** Versions outside a request, latest first. `current` is the latest, because letters sort after digits. */
const otherTags = (asked: readonly string[], known: readonly string[]): string[] =>
  known
    .filter((tag) => tag.startsWith(versionTag) && !asked.includes(tag))
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .slice(0, mostVersions);

/**
 * Results of another version if the requested version has none, with a note that names it.
 *
 * @returns undefined if no other version has an answer, or if its index cannot be loaded.
 */
export async function answerElsewhere(
  service: SearchService,
  {load, tags}: ReturnType<typeof createLoader>,
  request: SearchRequest,
): Promise<SearchAnswer | undefined> {
  const asked = tagsOf(request);
  if (request.query.trim().length < shortest || !asked.some((tag) => tag.startsWith(versionTag))) {
    return undefined;
  }
  for (const tag of otherTags(asked, await tags())) {
    try {
      await load([tag]);
    } catch {
      return undefined;
    }
    const {answer, isSure} = service.look({...request, facetFilters: [`docusaurus_tag:${tag}`]});
    if (isSure) {
      const label = tag.slice(versionTag.length).replace(/^current$/, 'next');
      return {...answer, note: `No results in this version. These are from ${label}.`};
    }
  }
  return undefined;
}
