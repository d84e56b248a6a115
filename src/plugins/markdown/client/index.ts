import {lastVersion} from '@site/src/config/versions';
import {copyText} from '@site/src/ui/Copy/copy';
import siteConfig from '@generated/docusaurus.config';
import {markdownAddress} from '../addresses';

/** Text of the Markdown copy, or nothing if it cannot be loaded. */
async function markdownOf(page: string): Promise<string | undefined> {
  const response = await fetch(markdownAddress(page)).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

/**
 * Permanent address of a page: for the current release, the address with its version number, which redirects to the address without a
 * number while the release is current. In an offline copy, which has no redirects, the address of the page itself.
 */
function linkTo(permalink: string, version: string, hash: string): string {
  if (siteConfig.future.experimental_router === 'hash') {
    return `${location.href.replace(/#.*/, '')}#${permalink}${hash.replace(/^#.*(?=#)/, '')}`;
  }
  const folder = `${siteConfig.baseUrl}docs`;
  const numbered = version === lastVersion.name ? `${folder}/${version}${permalink.slice(folder.length)}` : permalink;
  return location.origin + numbered + hash;
}

/**
 * Copies the page text or URL and shows the result on the button.
 *
 * @param pressed - The link of a heading or a row, for its address in this version; or a button, whose value is `link` for the
 * address of the page in this version, else it is for the page as Markdown.
 */
export async function copyFor(
  pressed: HTMLButtonElement | HTMLAnchorElement,
  permalink: string,
  version: string,
): Promise<void> {
  const isHeading = pressed instanceof HTMLAnchorElement;
  const text =
    isHeading || pressed.value === 'link'
      ? linkTo(permalink, version, isHeading ? pressed.hash : location.hash)
      : await markdownOf(permalink);
  const outcome = text !== undefined && (await copyText(text)) ? 'Copied' : 'Copying failed';
  if (!isHeading) {
    pressed.textContent = outcome;
    return;
  }
  const {ariaLabel} = pressed;
  pressed.ariaLabel = pressed.dataset['copied'] = outcome;
  setTimeout(() => {
    pressed.ariaLabel = ariaLabel;
    delete pressed.dataset['copied'];
  }, 2000);
}
