/** React changes when React does, all else with each build of this site: in a file of its own, it stays in a reader's cache. */
export const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  enforce: true,
  priority: 45,
} as const;

/**
 * What many pages share is in one file. Docusaurus asks for half of all pages: with each page that is no page of the documentation it comes
 * closer to having none, and what is shared is loaded in more and larger pieces.
 */
export const common = {minChunks: 100} as const;

/** Libraries of React Router that its production code imports and does not use, and that do not say they may be left out. */
export const unmarked = /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;
