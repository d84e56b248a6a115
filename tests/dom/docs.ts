/** Hooks of `plugin-content-docs` in tests of components: the page that they are on. */
export const useDoc = () => ({metadata: {permalink: '/site/docs/a'}});
export const useDocsVersion = () => ({version: '1.9.0', label: '1.9.0'});
