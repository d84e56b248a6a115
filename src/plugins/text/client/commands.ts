import {copyText} from '@site/src/components/CopyKey/copy';
import siteConfig from '@generated/docusaurus.config';
import {twinOf} from '../addresses';
import {numberedAddress} from './numbered';

/** Text of the Markdown twin; nothing when it cannot be had. */
async function twinText(page: string): Promise<string | undefined> {
  const response = await fetch(twinOf(page)).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

/**
 * Copies what a button stands for, and says on it whether that worked.
 *
 * @param button - Its value is `link` for the address of the page in this version; else it is for the page as Markdown.
 */
export async function copyFor(button: HTMLButtonElement, permalink: string, version: string): Promise<void> {
  const text =
    button.value === 'link'
      ? location.origin + numberedAddress(permalink, version, siteConfig.baseUrl) + location.hash
      : await twinText(permalink);
  button.textContent = text !== undefined && (await copyText(text)) ? 'Copied' : 'Copying failed';
}
