import {useEffect} from 'react';

/** Copies what a button or a link of a page stands for: its text as Markdown, or an address that stays right. */
export const copyOf = (pressed: HTMLButtonElement | HTMLAnchorElement, permalink: string, version: string): void =>
  void import('@site/src/blocks/Filled/later').then(({copyFor}) => copyFor(pressed, permalink, version));

/** Links of headings and rows lead to their place, and are copied as the address that stays right. */
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
