import type {CheckOptions} from '../check';

/** Versions of a URL such as `/check?version=<version>&target=<version>`, without unknown ones. */
export function askedOptions(search: string, versions: readonly string[]): CheckOptions | undefined {
  const asked = new URLSearchParams(search);
  const known = (name: string): string | undefined => versions.find((version) => version === asked.get(name));
  const version = known('version');
  return version === undefined ? undefined : {version, target: known('target')};
}
