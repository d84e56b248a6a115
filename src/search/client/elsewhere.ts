import type {SearchAnswer, SearchRequest} from '../engine/answer';
import {tagsOf} from '../engine/answer';
import type {SearchService} from '../engine/service';

/** Tags of versions; others are of pages without one. */
const ofVersion = /^docs-default-(.+)$/;
/** The unreleased version, as Docusaurus tags it, and as readers know it. */
const unreleased = {tag: 'current', label: 'next'};
/** Maximum number of other versions to search, because each requires a download. */
const mostVersions = 2;
/** Characters of the shortest query that is worth it: the start of a word finds something everywhere. */
const shortest = 4;

/** Versions outside a request, latest first. */
function otherTags(asked: readonly string[], known: readonly string[]): string[] {
  const version = (tag: string): string => ofVersion.exec(tag)![1]!;
  return known
    .filter((tag) => ofVersion.test(tag) && !asked.includes(tag))
    .sort(
      (a, b) =>
        Number(version(b) === unreleased.tag) - Number(version(a) === unreleased.tag) ||
        version(b).localeCompare(version(a), 'en', {numeric: true}),
    )
    .slice(0, mostVersions);
}

/**
 * Results of another version if the requested version has none. The hits show their version.
 *
 * @param known - Tags that have an index.
 * @param load - Gives the service the index of a tag.
 * @returns undefined when no other version has an answer either, or its index cannot be had.
 */
export async function answerElsewhere(
  service: SearchService,
  request: SearchRequest,
  known: readonly string[],
  load: (tags: readonly string[]) => Promise<void>,
): Promise<SearchAnswer | undefined> {
  const asked = tagsOf(request);
  if (request.query.trim().length < shortest || !asked.some((tag) => ofVersion.test(tag))) {
    return undefined;
  }
  for (const tag of otherTags(asked, known)) {
    const other = {...request, facetFilters: [`docusaurus_tag:${tag}`]};
    try {
      await load([tag]);
    } catch {
      return undefined;
    }
    const {answer, isSure} = service.look(other);
    if (isSure) {
      const name = ofVersion.exec(tag)![1]!;
      const foundBy = `found in ${name === unreleased.tag ? unreleased.label : name}`;
      return {...answer, hits: answer.hits.map((hit) => ({...hit, foundBy}))};
    }
  }
  return undefined;
}
