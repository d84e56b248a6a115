/** Completes pages that contain text about other versions. Loaded on use. */
import siteConfig from '@generated/docusaurus.config';
import {docsPath, factName, lastFactVersion} from '../../../facts/versions';
import {contentOf} from '../fill/content';
import {listPath, type PageList} from '../pages';

/**
 * Fills the empty elements of a page that was opened by a click, because the build filled only its HTML. If the list of versions cannot be
 * fetched, only an element with a list of pages shows an error. In a page that was not opened by a click, restores the canonical URL.
 */
export async function fillLater(element: HTMLElement): Promise<void> {
  const what = element.dataset['filled']!;
  const {baseUrl} = siteConfig;
  if ('like' in element.dataset) {
    const version = factName(what.split(':')[1]!);
    // React has replaced the canonical URL from the build with that of the page itself, at the latest before the next frame.
    requestAnimationFrame(() => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      link?.setAttribute('href', link.href.replace(docsPath(version), docsPath(lastFactVersion)));
    });
    return;
  }
  const known = await fetch(baseUrl + listPath)
    .then((answer) => answer.json() as Promise<PageList>)
    .catch(() => undefined);
  if (known) {
    document.querySelectorAll<HTMLElement>('[data-filled]:empty').forEach((one) => {
      one.innerHTML = contentOf(one.dataset['filled']!, known, baseUrl);
    });
  } else if (what.startsWith('texts:')) {
    element.innerHTML = '<p>The list could not be fetched. Reload the page.</p>';
  }
}
