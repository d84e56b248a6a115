import {tokenClasses, type CodeThemes} from './colours';
import {readFence} from './fence';
import {highlight} from './highlight';
import {loadLanguages} from './languages';

/** The part of a hast node that is used here. */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

export interface Options extends CodeThemes {
  /** Languages beside those of prism-react-renderer. */
  languages: readonly string[];
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
 */
export function rehypeHighlight({languages, light, dark}: Options): (tree: Node) => void {
  const prism = loadLanguages(languages);
  const classesOf = tokenClasses({light, dark});
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
        html: highlight(prism, fence, language, classesOf),
        ...(fence.title && {title: fence.title}),
        ...(fence.firstNumber !== undefined && {firstNumber: String(fence.firstNumber)}),
      };
      node.children = [];
    });
}
