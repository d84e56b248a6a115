// cspell:ignore apikey secretkey secretaccesskey
/** Which keys hold secrets. */
import {canonical} from '../../model/names';

/** Whether the value of a key is nothing to show or to keep in a file that many read. */
export function isSecretKey(name: string): boolean {
  const last = canonical(
    name
      .split('.')
      .at(-1)!
      .replaceAll(/\[\d*\]/g, ''),
  );
  return /(?:password|passwd|secret|token|apikey|secretkey|accesskey|secretaccesskey|credentials?)$/.test(last);
}

/** Whether a value is left to be filled in; the samples of this documentation have it. */
export const isLeftOpen = (text: string): boolean => /\bchange-me\b/.test(text);
