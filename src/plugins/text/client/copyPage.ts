import {copyText} from '@site/src/components/CopyKey/copy';

/**
 * Copies the Markdown twin of a page.
 *
 * @returns what to tell the reader
 */
export async function copyPage(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    return response.ok && (await copyText(await response.text())) ? 'Copied' : 'Copying failed';
  } catch {
    return 'Copying failed';
  }
}
