import {useEffect} from 'react';

/** Copies the page as Markdown, or a permanent URL. */
export const copyOf = (pressed: HTMLButtonElement | HTMLAnchorElement, permalink: string, version: string): void =>
  void import('@site/src/blocks/Filled/later').then(({copyFor}) => copyFor(pressed, permalink, version));

/** A link of a heading or row jumps to it, and copies its permanent URL. */
export function useCopiedHeadings(permalink: string, version: string): void {
  useEffect(() => {
    const copyHeading = ({target}: Event): void => {
      const link = (target as Element).closest<HTMLAnchorElement>('.hash-link');
      if (link) {
        copyOf(link, permalink, version);
      }
    };
    document.addEventListener('click', copyHeading);
    return () => document.removeEventListener('click', copyHeading);
  }, [permalink, version]);
}
