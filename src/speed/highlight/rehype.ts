import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {type TreeNode, walk} from '../../lib/remarkTree';
import {readFence} from './fence';
import {highlight, type Grammars} from './highlight';

/**
 * The highlighter of prism-react-renderer with further languages. The language files are part of `prismjs`, a
 * dependency of the classic theme, and register themselves in a global object.
 *
 * @throws Error when `prismjs` has no such language.
 */
export function loadLanguages(languages: readonly string[]): Grammars {
  const fromTheme = createRequire(createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'));
  const scope = globalThis as {Prism?: Grammars};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    languages
      .filter((language) => Prism.languages[language] === undefined)
      .forEach((language) => void fromTheme(`prismjs/components/prism-${language}`));
  } finally {
    scope.Prism = before;
  }
  return Prism;
}

/** Language of a block by its class, in lower case as the highlighter has it; text when it names none. */
function languageOf({properties}: TreeNode): string {
  const classes = properties?.['className'];
  const names = Array.isArray(classes) ? classes.map(String) : [];
  const found = names.find((name) => name.startsWith('language-')) ?? 'language-text';
  return found.slice('language-'.length).toLowerCase();
}

/**
 * Rehype plugin that highlights fenced blocks when a page is compiled. The `code` element keeps its attributes, loses its
 * text and gets `html` (with the text) and `title`: the props of `src/speed/highlight/theme/CodeBlock`.
 *
 * @param languages - Languages beside those of prism-react-renderer.
 */
export function rehypeHighlight(languages: readonly string[]): (tree: TreeNode) => void {
  const prism = loadLanguages(languages);
  return (tree) =>
    walk(tree, ({tagName, children: [node] = []}) => {
      const texts = node?.children ?? [];
      if (
        tagName !== 'pre' ||
        node?.tagName !== 'code' ||
        texts.length === 0 ||
        texts.some(({type}) => type !== 'text')
      ) {
        return;
      }
      const language = languageOf(node);
      const {metastring, ...properties} = node.properties ?? {};
      const fence = readFence(texts.map(({value}) => value).join(''), typeof metastring === 'string' ? metastring : '');
      node.properties = {
        ...properties,
        className: [`language-${language}`],
        html: highlight(prism, fence, language),
        ...(fence.title && {title: fence.title}),
      };
      node.children = [];
    });
}
