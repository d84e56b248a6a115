import type {PageStore} from '../store/pageStore';

/**
 * Fetches the texts of a page.
 *
 * @throws Error when they cannot be had.
 */
export async function loadStore(address: string): Promise<PageStore> {
  const response = await fetch(address).catch(() => undefined);
  const store = response?.ok ? await (response.json() as Promise<PageStore>).catch(() => undefined) : undefined;
  if (!store) {
    const what = response ? `an answer ${response.status} without it` : 'no answer';
    throw new Error(`The text of this page could not be fetched from ${address}: there was ${what}.`);
  }
  return store;
}
