import {fieldsOf, textsOf} from '../hits';
import {localUrl} from '../localUrl';
import {cleanHtml, withoutMarks} from '../markup';

/** A hit as DocSearch keeps it, without highlights and snippets. */
export interface SavedSearch {
  objectID: string;
  type: string;
  /** Path on this site. */
  url: string;
  /** Markup but for `lvl0`. */
  hierarchy: Record<string, string>;
  /** Markup. */
  content?: string;
  /** The page that a hit was found in. */
  __docsearch_parent?: SavedSearch;
  /** For events: the search that found the hit. */
  __autocomplete_queryID?: string;
}

/** Fields that DocSearch shows for a hit of a type. */
const shownOf = (type: string, hierarchy: Record<string, string>, content: string | undefined): string | undefined =>
  type === 'content' ? content : Object.hasOwn(hierarchy, type) ? hierarchy[type] : undefined;

function readSaved(value: unknown, baseUrl: string): SavedSearch | undefined {
  const fields = fieldsOf(value) ?? {};
  const {objectID, type, content, __autocomplete_queryID} = textsOf(fields);
  const url = localUrl(fields['url'], baseUrl);
  const hierarchy = Object.fromEntries(
    Object.entries(textsOf(fields['hierarchy'])).map(([level, html]) => [
      level,
      level === 'lvl0' ? withoutMarks(html) : cleanHtml(html),
    ]),
  );
  if (objectID === undefined || type === undefined || url === undefined || !shownOf(type, hierarchy, content)) {
    return undefined;
  }
  return {
    objectID,
    type,
    url,
    hierarchy,
    ...(content !== undefined && {content: cleanHtml(content)}),
    ...(__autocomplete_queryID !== undefined && {__autocomplete_queryID}),
  };
}

/**
 * Fields stored for a hit, and accepted from a stored hit, which is not trusted.
 *
 * @param baseUrl - Where the site is.
 * @returns undefined for what DocSearch cannot show, and for what leads away from this site.
 */
export function savedSearch(value: unknown, baseUrl: string): SavedSearch | undefined {
  const saved = readSaved(value, baseUrl);
  const parent = saved && readSaved(fieldsOf(value)?.['__docsearch_parent'], baseUrl);
  return saved && {...saved, ...(parent && {__docsearch_parent: parent})};
}
