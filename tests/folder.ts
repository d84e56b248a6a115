/** A new folder for each test. `tests/setup.ts` makes it. */
export let folder = '';

export const useFolder = (own: string): void => void (folder = own);
