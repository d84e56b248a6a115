/** What readers can copy of a page. */
import type {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import siteConfig from '@generated/docusaurus.config';
import {markdownAddress} from '@site/src/lib/markdownAddress';
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

/**
 * Permanent address of a page: for the current release, the address with its version number, which redirects to the address without a
 * number while the release is current. In an offline copy, which has no redirects, the address of the page itself.
 */
export function linkTo(permalink: string, {version, isLast}: Version, hash: string): string {
  if (siteConfig.future.experimental_router === 'hash') {
    return `${location.href.replace(/#.*/, '')}#${permalink}${hash.replace(/^#.*(?=#)/, '')}`;
  }
  const folder = `${siteConfig.baseUrl}docs`;
  const numbered = isLast ? `${folder}/${version}${permalink.slice(folder.length)}` : permalink;
  return location.origin + numbered + hash;
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
