/** Fills elements of a page that was opened by a click, which the build did not fill. Loaded on use. */
import siteConfig from '@generated/docusaurus.config';
import {docsPath, factName, lastFactVersion} from '../../../facts/versions';
import {listPath} from '../addresses';
import {isLikeCurrent, type PageList} from '../pageList';
import {contentOf} from '../fill/content';

/** Restores the page of the current release as canonical each time React overwrites it, while the element exists. */
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

/**
 * Fills an element with the menu of versions, and updates the canonical URL if it is another page. If the list of versions cannot be
 * fetched, only an element with a list of pages shows an error.
 */
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
