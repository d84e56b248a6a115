/** React changes when React does, all else with each build of this site: in a file of its own, it stays in a reader's cache. */
export const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  enforce: true,
  priority: 45,
} as const;

/** Modules of Docusaurus and of this theme; the parts of them that few pages need, or only pages outside the documentation. */
const theme =
  /[\\/](?:node_modules[\\/](?:@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)|@mdx-js)|src[\\/]theme)[\\/]/;
const rare =
  /[Bb]log|Search|Socials|[Tt]abs|TabItem|[Tt]ags|prism-|StockBlock|useCodeWordWrap|useMutationObserver|CodeBlock[\\/](?:Line|Content[\\/](?:String|Element))/;

/** What each documentation page needs besides itself: one file instead of six, and no second copy in the pages. */
export const docs = {
  name: 'docs',
  test: (module: object): boolean => {
    // What follows the package: the folder of the site may have any name.
    const [, ...places] = 'resource' in module ? String(module.resource).split(theme) : [];
    const place = places.at(-1);
    return place !== undefined && !rare.test(place);
  },
  chunks: 'async',
  enforce: true,
  priority: 42,
} as const;

/** Libraries of React Router that its production code imports and does not use, and that do not say they may be left out. */
export const unmarked = /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** Style of the search dialog; it comes with the dialog. */
const dialog = /[\\/](?:@docsearch|plugins[\\/]search[\\/]client[\\/]modal)[\\/]/;

/** Style that few pages need: home page, news, search page, and components of single reference pages. */
const fewPages =
  /[\\/](?:src[\\/]pages|theme[\\/]Blog\w*|plugins[\\/]search[\\/]client[\\/]page|components[\\/](?:TileGrid|EndpointList|Glossary|PropertyTable|Worker\w+))[\\/]/;

/** Name of the style sheet that few pages need. */
export const secondSheet = 'second';

/** A module of a style sheet, as the bundler knows it. */
interface Styled {
  identifier: () => string;
}

/** Docusaurus puts all style into one sheet, which it calls `styles`; most pages do without some of it. */
export const sheets = {
  styles: {test: (module: Styled): boolean => !dialog.test(module.identifier()) && !fewPages.test(module.identifier())},
  second: {
    name: secondSheet,
    type: 'css/mini-extract',
    test: (module: Styled): boolean => fewPages.test(module.identifier()),
    chunks: 'all',
    enforce: true,
    priority: 50,
  },
} as const;
