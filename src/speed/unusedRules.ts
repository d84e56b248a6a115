import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Plugin as PostcssPlugin, Root} from 'postcss';

/** Where the names of classes and variables that pages use are written: the theme, and the folders of this site. */
const packages = ['core', 'theme-classic', 'theme-common'].map((name) => `node_modules/@docusaurus/${name}/lib`);
const folders = ['src', 'docs', 'versioned_docs', 'blog', 'i18n', ...packages];

/** All words of the sources. The variable part of a name such as `alert--${type}` is missing. */
export function wordsIn(site: string): ReadonlySet<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
  );
  return new Set(
    files
      .filter((file) => /\.(?:[jt]sx?|mdx?|css|json)$/.test(file) && !/\.test\./.test(file))
      .flatMap((file) => readFileSync(path.join(site, file), 'utf8').match(/[A-Za-z][\w-]*/g) ?? []),
  );
}

const isUsed = (selector: string, words: ReadonlySet<string>): boolean =>
  Array.from(selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)).every(
    ([, name]) => words.has(name!) || words.has(name!.replace(/--.*/, '--')),
  );

/** Removes rules whose classes no source names, and then variables that nothing reads. The minifier removes empty blocks. */
export function withoutUnused(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => isUsed(selector, words));
    if (selectors.length === 0) {
      rule.remove();
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  });
  // A variable may be read by another one only.
  for (let before = Infinity, now = root.toString(); now.length < before;) {
    const read = new Set(Array.from(now.matchAll(/var\(\s*--([\w-]+)/g), ([, name]) => name!));
    root.walkDecls(/^--/, (variable) => {
      const name = variable.prop.slice(2);
      if (!read.has(name) && !words.has(name)) {
        variable.remove();
      }
    });
    before = now.length;
    now = root.toString();
  }
}

/** Leaves rules of Infima out of the style of a built site that none of its pages can use. */
export const unusedRulesPlugin = ({siteDir}: {siteDir: string}): Plugin => ({
  name: 'unused-rules',
  configurePostCss: (options) => {
    const infima: PostcssPlugin = {
      postcssPlugin: 'unused-rules',
      OnceExit: (root) => {
        if (process.env['NODE_ENV'] === 'production' && /[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) {
          withoutUnused(root, wordsIn(siteDir));
        }
      },
    };
    return {...options, plugins: [...options.plugins, infima]};
  },
});
