import {startTransition, useCallback, useEffect, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

/**
 * In place of the stock hook of this kind, for blocks that were highlighted at build time: whether a block is wider than its
 * place, and the switch that wraps its lines. The stock hook renders every block once more after hydration, and compares text
 * by the rules of a language, which a browser takes milliseconds to load. Here the browser itself reports a size that changes,
 * also by a tab that opens.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null!);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    const observer = new ResizeObserver(() => {
      // A wrapped block keeps the button that ends it.
      const isWide = isWrapped(block) || block.scrollWidth > block.clientWidth;
      startTransition(() => setIsCodeScrollable(isWide));
    });
    observer.observe(block);
    return () => observer.disconnect();
  }, []);

  const toggle = useCallback(() => {
    const {style} = codeOf(codeBlockRef.current);
    style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    // Words that are longer than a line wrap, too.
    style.overflowWrap = isEnabled ? '' : 'anywhere';
    setIsEnabled(!isEnabled);
  }, [isEnabled]);

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}

const codeOf = (block: HTMLPreElement): HTMLElement => block.querySelector('code')!;
const isWrapped = (block: HTMLPreElement): boolean => codeOf(block).style.whiteSpace !== '';
