import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {readFence} from './fence';
import {highlight, type Grammars} from './highlight';

/** The part of a hast node that is used here. */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/**
 * The highlighter of prism-react-renderer with further languages. The language files belong to `prismjs`, which the
 * classic theme brings along; they add themselves to a global object.
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

/** Calls back for the `code` of each fenced block. */
function eachBlock(node: Node, callback: (code: Node) => void): void {
  for (const child of node.children ?? []) {
    const [only] = child.children ?? [];
    if (child.tagName === 'pre' && only?.tagName === 'code') {
      callback(only);
    } else {
      eachBlock(child, callback);
    }
  }
}

/** Language of a block by its class, in lower case as the highlighter has it; text when it names none. */
function languageOf({properties}: Node): string {
  const classes = properties?.['className'];
  const names = Array.isArray(classes) ? classes.map(String) : [];
  const found = names.find((name) => name.startsWith('language-')) ?? 'language-text';
  return found.slice('language-'.length).toLowerCase();
}

const isText = (nodes: readonly Node[] = []): boolean => nodes.length > 0 && nodes.every(({type}) => type === 'text');

/**
 * Rehype plugin that highlights fenced blocks when a page is compiled. The `code` element keeps its attributes, loses its
 * text and gets `html` (with the text), `title` and `firstNumber`: the props of `src/speed/highlight/theme/CodeBlock`.
 *
 * @param languages - Languages beside those of prism-react-renderer.
 */
export function rehypeHighlight(languages: readonly string[]): (tree: Node) => void {
  const prism = loadLanguages(languages);
  return (tree) =>
    eachBlock(tree, (node) => {
      if (!isText(node.children)) {
        return;
      }
      const language = languageOf(node);
      const {metastring, ...properties} = node.properties ?? {};
      const text = (node.children ?? []).map(({value}) => value ?? '').join('');
      const fence = readFence(text, typeof metastring === 'string' ? metastring : '');
      node.properties = {
        ...properties,
        className: [`language-${language}`],
        html: highlight(prism, fence, language),
        ...(fence.title && {title: fence.title}),
        ...(fence.firstNumber !== undefined && {firstNumber: String(fence.firstNumber)}),
      };
      node.children = [];
    });
}
