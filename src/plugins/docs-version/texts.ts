// cspell:ignore ersion
/** Changes of a new version in the texts of the repository, in addition to the copy that Docusaurus makes. Pure. */

/** Files that Docusaurus adds for a version, in addition to its entry in `versions.json`. */
export const newFiles = (version: string): readonly [docs: string, sidebars: string] => [
  `versioned_docs/version-${version}`,
  `versioned_sidebars/version-${version}-sidebars.json`,
];

/**
 * Replaces the unreleased version with the release number in the text of a page: in `version next`, in column headings and in examples of
 * a reference. Keeps other uses of the word.
 */
export const numbered = (page: string, version: string): string =>
  page
    .replaceAll(/\b([Vv]ersion) next(?: \(unreleased\))?(?![\w-])/g, `$1 ${version}`)
    .replaceAll(/^\|.*\|[ ]*\n(?=\| ?-)/gm, (head) => head.replaceAll(/(?<=\| *)next(?= *\|)/g, version));

/** Facts whose `since` was the unreleased version now start with the release. */
export const sinceRelease = (facts: string, version: string): string =>
  facts.replaceAll(/\bsince: next\b/g, `since: "${version}"`);

/** Lines to review manually: those that still mention the unreleased version, and unlisted pages. */
export const leftToRead = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /\bversion next\b|\bunreleased\b|\/docs\/next\b|^(?:draft|unlisted): true/i.test(line)
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );
