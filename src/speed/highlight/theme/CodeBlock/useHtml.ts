import {createContext, useEffect, useState} from 'react';
import {renderHtml} from 'highlight/render';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Fence} from '../../fence';

/** The highlighted text of a block, for its content. */
export const HtmlContext = createContext('');

/**
 * Code of a component, as HTML. It is highlighted in the static HTML, and React does not change inner HTML on hydration, so the browser
 * can start with plain text, which is not displayed. Code that appears later is plain until the highlighter has been loaded.
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
