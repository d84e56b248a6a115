import {createHash} from 'node:crypto';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import type {KnownScript} from '../../config/inlineScripts';
import {attribute, textOf} from '../../lib/elements';

/** Code in the HTML of a page: the policy must list each such piece. */
export interface InlineCode {
  kind: 'script' | 'style' | 'handler' | 'javascript address';
  /** The code between the tags, or the name and value of the attribute. */
  code: string;
}

/** Types that browsers run or act upon. Others, such as `application/ld+json`, are data and need no permission. */
const executableType =
  /^$|^module$|^importmap$|^speculationrules$|^(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script/i;

/** Finds all inline code among the elements of a page: scripts, styles, event handlers and `javascript:` addresses. */
export function inlineCode(all: readonly Tree.Element[]): InlineCode[] {
  return all.flatMap((element): InlineCode[] => {
    const {tagName, attrs} = element;
    const type = (attribute(element, 'type') ?? '').trim();
    const isScript = tagName === 'script' && attribute(element, 'src') === undefined && executableType.test(type);
    return [
      ...(isScript ? [{kind: 'script' as const, code: textOf(element)}] : []),
      ...(tagName === 'style' ? [{kind: 'style' as const, code: textOf(element)}] : []),
      ...attrs.flatMap(({name, value}): InlineCode[] => {
        const isAddress = /^(href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value);
        const kind = name.startsWith('on') ? 'handler' : isAddress ? 'javascript address' : undefined;
        return kind ? [{kind, code: `${name}="${value}"`}] : [];
      }),
    ];
  });
}

/** The source expression with which a policy allows exactly this text. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;
}

/**
 * The sources that allow the inline scripts of a page.
 *
 * @param file - The page, for messages.
 * @throws Error when the page has inline code that is not in the list of known scripts.
 */
export function scriptSources(file: string, inline: readonly InlineCode[], known: readonly KnownScript[]): string[] {
  const sources = inline.map(({kind, code}) => {
    if (kind !== 'script' || !known.some(({contains}) => code.includes(contains))) {
      throw new Error(
        `${file}: inline ${kind} "${code.slice(0, 120)}"; expected no inline code but the scripts listed in ` +
          `src/config/inlineScripts.ts (${known.map(({name}) => name).join(', ')}). Move it to a file, or list it with a reason`,
      );
    }
    return hashSource(code);
  });
  return [...new Set(sources)].sort();
}
