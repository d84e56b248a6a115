import type {Plugin} from 'postcss';

/** The element around the dialog. */
const scope = '[data-search-engine]';

/**
 * Puts the variables of DocSearch, which it sets for the whole page, on the dialog: a new variable on the root element
 * makes the browser work out the style of each element of the page again, just when search is opened.
 */
export function scopeDocSearchVariables(): Plugin {
  return {
    postcssPlugin: 'scope-docsearch-variables',
    Once(root, {result}) {
      if (!/[\\/]@docsearch[\\/]css[\\/]/.test(result.opts.from ?? '')) {
        return;
      }
      root.walkRules(/^(:root|html\[data-theme=dark\])$/, (rule) => {
        rule.selector = rule.selector === ':root' ? scope : `${rule.selector} ${scope}`;
      });
    },
  };
}
