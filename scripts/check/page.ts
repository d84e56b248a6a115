import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isMap, LineCounter, parseDocument, type Node, type Scalar} from 'yaml';

/** A finding of a check: position, problem and expected value. */
export interface Finding {
  /** Relative to the repository. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

/** A part of a page, and its line. */
export interface At<Value> {
  value: Value;
  line: number;
}

/** A fenced block: its language, what stands behind it, and its content. */
export interface Code {
  lang: string;
  meta: string;
  content: string;
}

/** Parts of a Markdown page that the checks use. */
export interface Page {
  file: string;
  text: string;
  /** Fields of the front matter, each with its line. */
  fields: ReadonlyMap<string, At<unknown>>;
  headings: readonly At<{depth: number; text: string; id: string}>[];
  /** All addresses inside the page: of headings, and those that are kept with `<a id>`. */
  ids: ReadonlySet<string>;
  links: readonly At<string>[];
  images: readonly At<string>[];
  codes: readonly At<Code>[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

function fieldsOf(tree: Root): Map<string, At<unknown>> {
  const node = tree.children[0];
  const fields = new Map<string, At<unknown>>();
  if (node?.type === 'yaml') {
    const lines = new LineCounter();
    const {contents} = parseDocument(node.value, {lineCounter: lines});
    for (const {key, value} of isMap<Scalar, Node>(contents) ? contents.items : []) {
      fields.set(String(key.value), {
        value: value?.toJSON(),
        line: lines.linePos(key.range?.[0] ?? 0).line + lineOf(node),
      });
    }
  }
  return fields;
}

/**
 * Reads a Markdown page as Docusaurus does.
 *
 * @returns The page, or the one finding when it cannot be parsed.
 */
export function readPage(file: string, text: string): Page | Finding {
  let tree: Root;
  try {
    tree = parser.parse(withoutComments(escapeIds(text)));
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    return {file, line: line ?? 1, message: `cannot be parsed: ${reason ?? String(error)}`};
  }
  const slugger = createSlugger();
  const headings: At<{depth: number; text: string; id: string}>[] = [];
  const ids = new Set<string>();
  const links: At<string>[] = [];
  const images: At<string>[] = [];
  const codes: At<Code>[] = [];
  visit(tree, (node: Nodes) => {
    const line = lineOf(node);
    switch (node.type) {
      case 'heading': {
        const {text: title, id} = parseMarkdownHeadingId(toString(node).replaceAll('\\{', '{'));
        headings.push({value: {depth: node.depth, text: title, id: id ?? slugger.slug(title)}, line});
        ids.add(headings.at(-1)!.value.id);
        break;
      }
      case 'link':
        links.push({value: node.url, line});
        break;
      case 'image':
        images.push({value: node.alt ?? '', line});
        break;
      case 'code':
        codes.push({value: {lang: node.lang ?? '', meta: node.meta ?? '', content: node.value}, line});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string') {
            ids.add(attribute.value);
          }
        }
        break;
      default:
    }
  });
  return {file, text, fields: fieldsOf(tree), headings, ids, links, images, codes};
}

/** MDX reads braces as code, and Docusaurus reads `{#id}` of a heading before. */
function escapeIds(text: string): string {
  return text.replaceAll(/^(#{1,6} .*[^\\])(\{#[^}]*\})[ \t]*$/gm, '$1\\$2');
}

/** Docusaurus removes HTML comments first. Line numbers do not change. */
function withoutComments(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}
