/** Fills what the build has not: a page that was opened by a click. Loaded on use. */
import siteConfig from '@generated/docusaurus.config';
import {docsPath, factName, lastFactVersion} from '../../../facts/versions';
import {listPath} from '../addresses';
import {isLikeCurrent, type PageList} from '../store/pageList';
import {contentOf} from './content';

let fetched: Promise<PageList> | undefined;

/** The list of all pages, fetched once. */
function list(baseUrl: string): Promise<PageList> {
  fetched ??= fetch(baseUrl + listPath).then((response) => response.json() as Promise<PageList>);
  return fetched;
}

/** Names the page of the current release as canonical, when React has written its own. */
function nameCurrent(element: HTMLElement, version: string): void {
  const change = (): void => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link && element.isConnected) {
      link.href = link.href.replace(docsPath(version), docsPath(lastFactVersion));
    }
  };
  // The head is written in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(change));
}

/** Fills an element with the menu of versions, and names the canonical page where it is another one. Says nothing where the list cannot be had. */
export async function fillLater(element: HTMLElement): Promise<void> {
  const what = element.dataset['filled']!;
  const [, name = '', id] = what.split(':');
  const version = factName(name);
  if ('like' in element.dataset) {
    nameCurrent(element, version);
    return;
  }
  const {baseUrl} = siteConfig;
  const known = await list(baseUrl).catch(() => undefined);
  if (known) {
    document.querySelectorAll<HTMLElement>('[data-filled]:empty').forEach((one) => {
      one.innerHTML = contentOf(one.dataset['filled']!, known, baseUrl);
    });
    const page = known.pages.find((one) => one.id === id);
    if (page && isLikeCurrent(page, version, lastFactVersion)) {
      nameCurrent(element, version);
    }
  }
}
