// cspell:ignore ersion
/** What a cut changes in the texts of the repository, besides the copy that Docusaurus makes. Pure. */

/**
 * The text of a page in which the unreleased version has got its number: `version next`, the heading of a column, and the version in an
 * example of a reference. Other uses of the word stay.
 */
export const numbered = (page: string, version: string): string =>
  page
    .replaceAll(/\b([Vv]ersion) next(?: \(unreleased\))?(?![\w-])/g, `$1 ${version}`)
    .replaceAll(/^\|.*\|[ ]*\n(?=\| ?-)/gm, (head) => head.replaceAll(/(?<=\| *)next(?= *\|)/g, version));

/** Facts that begin with the unreleased version begin with the release. */
export const sinceRelease = (facts: string, version: string): string =>
  facts.replaceAll(/\bsince: next\b/g, `since: "${version}"`);

/** Lines that still speak of the unreleased version: a person reads them. */
export const leftToRead = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /\bversion next\b|\bunreleased\b|\/docs\/next\b/i.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );

/** Redirects of the unreleased version that the release does not have. */
export const missingRedirects = (addresses: readonly string[]): string[] =>
  addresses
    .filter((from) => from.startsWith('/docs/next/') && !addresses.includes(from.replace('/docs/next/', '/docs/')))
    .map(
      (from) =>
        `src/config/redirects.ts: ${from} moves for the release too; expected the same for ${from.replace('/docs/next/', '/docs/')}`,
    );
