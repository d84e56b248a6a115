/** Search settings, for the embedded search and a hosted index. */
export const search = {
  contextualSearch: true,
  searchPagePath: 'search',
  pages: {
    fallbackSection: 'Documentation',
    skippedHeadings: ['Next steps'],
    skippedPages: ['changes/*', 'WorkerInfoComponent'],
  },
};

/** Start of the tags of versions, which Docusaurus gives to their pages. Other tags are for pages outside the versions. */
export const versionTag = 'docs-default-';
