/** What readers can copy of a page. */
import type {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import siteConfig from '@generated/docusaurus.config';
import {markdownAddress} from '@site/src/lib/markdownAddress';
import {permanentPath} from '@site/src/lib/permanentPath';
import {copyText, shownFor} from '@site/src/ui/Copy/useCopy';

type Version = Pick<ReturnType<typeof useDocsVersion>, 'version' | 'isLast'>;

/** @throws Error if the Markdown copy of the page cannot be loaded. */
export async function markdownOf(page: string): Promise<string> {
  const response = await fetch(markdownAddress(page));
  if (!response.ok) {
    throw new Error(`${response.url}: status ${response.status}; expected the Markdown copy`);
  }
  return response.text();
}

/** Permanent address of a page. In an offline copy, which has no redirects, the address of the page itself. */
export function linkTo(permalink: string, version: Version, hash: string): string {
  if (siteConfig.future.experimental_router === 'hash') {
    return `${location.href.replace(/#.*/, '')}#${permalink}${hash.replace(/^#.*(?=#)/, '')}`;
  }
  return `${location.origin}${siteConfig.baseUrl}${permanentPath(permalink, version, siteConfig.baseUrl)}${hash}`;
}

/** Copies the permanent address of a heading or row, and shows the result on its link. */
export async function copyHeading(link: HTMLAnchorElement, permalink: string, version: Version): Promise<void> {
  const {ariaLabel} = link;
  const isCopied = await copyText(linkTo(permalink, version, link.hash));
  link.ariaLabel = link.dataset['copied'] = isCopied ? 'Copied' : 'Copying failed';
  setTimeout(() => {
    link.ariaLabel = ariaLabel;
    delete link.dataset['copied'];
  }, shownFor);
}
