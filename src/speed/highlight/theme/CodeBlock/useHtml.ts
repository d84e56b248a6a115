import {createContext, useEffect, useState} from 'react';
import {renderHtml} from 'highlight/render';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Fence} from '../../fence';

/** The highlighted text of a block, for its content. */
export const HtmlContext = createContext('');

/**
 * Code that a component writes, as HTML. The static HTML has it highlighted, and React leaves inner HTML alone when it takes a page
 * over: so the browser starts with plain text, which nobody sees. Code that comes up later is plain until the highlighter has been
 * loaded, and stays so where it cannot be had.
 */
export function useHtml(fence: Fence, language: string): string {
  const isBrowser = useIsBrowser();
  const [first] = useState(isBrowser ? undefined : fence.code);
  const [later, setLater] = useState<{fence: Fence; html: string}>();
  useEffect(() => {
    if (fence.code === first) {
      return undefined;
    }
    let isCurrent = true;
    import('../../server').then(
      (highlighter) => isCurrent && setLater({fence, html: highlighter.renderHtml(fence, language)}),
      (error: unknown) => console.warn('Code stays plain: the highlighter could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [fence, language, first]);
  return later?.fence === fence ? later.html : renderHtml(fence, language);
}
