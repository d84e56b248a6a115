import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {completeGrammars} from '../../lib/grammars';
import {type TreeNode, walk} from '../../lib/remarkTree';
import {readFence} from './fence';
import {highlight} from './highlight';

/**
 * The highlighter of prism-react-renderer with further languages. The language files are part of `prismjs`, a
 * dependency of the classic theme, and register themselves in a global object.
 *
 * @throws Error when `prismjs` has no such language.
 */
export function loadLanguages(languages: readonly string[]): typeof Prism {
  const fromTheme = createRequire(createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'));
  Object.assign(globalThis, {Prism});
  languages.forEach((language) => void fromTheme(`prismjs/components/prism-${language}`));
  completeGrammars(Prism);
  return Prism;
}

/**
 * Rehype plugin that highlights fenced blocks when a page is compiled. The `code` element loses its text and gets `html`
 * (with the text) and `title`: the props of `src/speed/highlight/theme/CodeBlock`.
 *
 * @param languages - Languages beside those of prism-react-renderer.
 */
export function rehypeHighlight(languages: readonly string[]): (tree: TreeNode) => void {
  const prism = loadLanguages(languages);
  return (tree) =>
    walk(tree, ({tagName, children: [code] = []}) => {
      const [text] = code?.children ?? [];
      if (tagName !== 'pre' || code?.tagName !== 'code' || text?.type !== 'text') {
        return;
      }
      const {className = 'language-text', metastring = ''} = code.properties ?? {};
      const language = String(className).slice('language-'.length).toLowerCase();
      const fence = readFence(text.value ?? '', String(metastring));
      const html = highlight(prism, fence, language);
      code.properties = {className: [`language-${language}`], html, ...(fence.title && {title: fence.title})};
      code.children = [];
    });
}
