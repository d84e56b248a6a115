// cspell:ignore ersion
/** Changes of a new version in the texts of the repository, in addition to the copy that Docusaurus makes. Pure. */

/**
 * The text of a page with the number of the release for the unreleased version: in `version next`, in the heading of a column, and in an
 * example of a reference. Other uses of the word stay.
 */
export const numbered = (page: string, version: string): string =>
  page
    .replaceAll(/\b([Vv]ersion) next(?: \(unreleased\))?(?![\w-])/g, `$1 ${version}`)
    .replaceAll(/^\|.*\|[ ]*\n(?=\| ?-)/gm, (head) => head.replaceAll(/(?<=\| *)next(?= *\|)/g, version));

/** Facts that begin with the unreleased version begin with the release. */
export const sinceRelease = (facts: string, version: string): string =>
  facts.replaceAll(/\bsince: next\b/g, `since: "${version}"`);

/** Lines that a person has to read: those that still speak of the unreleased version, and pages that readers do not see. */
export const leftToRead = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /\bversion next\b|\bunreleased\b|\/docs\/next\b|^(?:draft|unlisted): true/i.test(line)
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );
