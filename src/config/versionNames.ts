/** Docusaurus name of the unreleased version in `docs/`. */
export const unreleasedName = 'current';

/** The name of a version in addresses, files and facts: `next` for the unreleased one. */
export const publicName = (name: string): string => (name === unreleasedName ? 'next' : name);

/** Start of the tags of versions, which Docusaurus gives to their pages. Other tags are for pages outside the versions. */
export const versionTag = 'docs-default-';
