/** Search: what is the same with the search that comes with the site and with a hosted index. */
export const search = {
  contextualSearch: true,
  searchPagePath: 'search',
  pages: {
    fallbackSection: 'Documentation',
    skippedHeadings: ['Next steps'],
    skippedPages: ['blog/archive', 'changes/*'],
  },
};
