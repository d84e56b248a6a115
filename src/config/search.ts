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
