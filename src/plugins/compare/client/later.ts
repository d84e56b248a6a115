/** Fills what the build has not: a page that was opened by a click. Loaded on use. */
import siteConfig from '@generated/docusaurus.config';
import {docsPath, factName, lastFactVersion} from '../../../facts/versions';
import {listPath} from '../addresses';
import {isLikeCurrent, type PageList} from '../pageList';
import {contentOf} from '../fill/content';

/** Names the page of the current release as canonical whenever React has written its own, as long as the element is there. */
function nameCurrent(element: HTMLElement, version: string): void {
  const change = (): void => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const address = link?.href.replace(docsPath(version), docsPath(lastFactVersion));
    if (!element.isConnected) {
      observer.disconnect();
    } else if (link && address && link.href !== address) {
      link.href = address;
    }
  };
  const observer = new MutationObserver(change);
  observer.observe(document.head, {childList: true, subtree: true, attributeFilter: ['href']});
  change();
}

/** Fills an element with the menu of versions, and names the canonical page where it is another one. Where the list cannot be fetched, only a list of pages says so. */
export async function fillLater(element: HTMLElement): Promise<void> {
  const what = element.dataset['filled']!;
  const [, name = '', id] = what.split(':');
  const version = factName(name);
  if ('like' in element.dataset) {
    nameCurrent(element, version);
    return;
  }
  const {baseUrl} = siteConfig;
  const known = await fetch(baseUrl + listPath)
    .then((answer) => answer.json() as Promise<PageList>)
    .catch(() => undefined);
  if (known) {
    document.querySelectorAll<HTMLElement>('[data-filled]:empty').forEach((one) => {
      one.innerHTML = contentOf(one.dataset['filled']!, known, baseUrl);
    });
    const page = known.pages.find((one) => one.id === id);
    if (page && isLikeCurrent(page, version, lastFactVersion)) {
      nameCurrent(element, version);
    }
  } else if (what.startsWith('texts:')) {
    element.innerHTML = '<p>The list could not be fetched. Reload the page.</p>';
  }
}
