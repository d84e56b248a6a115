/** Types and helpers for the parts of a syntax tree that our remark and rehype plugins use. */

export interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

export interface TreeNode {
  type: string;
  name?: string | null;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  attributes?: Attribute[];
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
  depth?: number;
  data?: {estree?: {body?: unknown[]}; hProperties?: {id: string}};
  position?: {start: {line: number; column: number}};
}

/** Calls `visitor` for each node below `node`, parents first. The visitor can replace the node in `siblings`. */
export function walk(node: TreeNode, visitor: (node: TreeNode, siblings: TreeNode[]) => void): void {
  for (const child of [...(node.children ?? [])]) {
    visitor(child, node.children ?? []);
    walk(child, visitor);
  }
}

const program = (statement: object): NonNullable<TreeNode['data']> => ({
  estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]} as {body: unknown[]},
});

const expression = (value: string, tree: object) => ({
  value,
  data: program({type: 'ExpressionStatement', expression: tree}),
});

const variable = (name: string) => expression(name, {type: 'Identifier', name});

const expressionAttribute = (name: string, value: ReturnType<typeof expression>): Attribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {type: 'mdxJsxAttributeValueExpression', ...value},
});

/** `import name from 'source'` as a node. */
export const importNode = (name: string, source: string): TreeNode => ({
  type: 'mdxjsEsm',
  value: `import ${name} from '${source}';`,
  data: program({
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: `'${source}'`},
    attributes: [],
  }),
});

/** Attribute `name={variable}`. */
export const variableAttribute = (name: string, value: string): Attribute => expressionAttribute(name, variable(value));

/** Attribute `name={['a', 'b']}`. */
export function listAttribute(name: string, items: readonly string[]): Attribute {
  const elements = items.map((item) => ({type: 'Literal', value: item, raw: JSON.stringify(item)}));
  return expressionAttribute(name, expression(JSON.stringify(items), {type: 'ArrayExpression', elements}));
}

/** Attribute `name="value"`. */
export const textAttribute = (name: string, value: string): Attribute => ({type: 'mdxJsxAttribute', name, value});

/** A heading of level 3 for the table of contents, as a child of a component that renders its headings. */
export const tocEntry = (text: string, id: string): TreeNode => ({
  type: 'heading',
  depth: 3,
  data: {hProperties: {id}},
  children: [{type: 'text', value: text}],
});

/** A component on a separate line. */
export const component = (name: string, attributes: Attribute[], children: TreeNode[]): TreeNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
});

/** `{variable}` as content. */
export const variableNode = (name: string): TreeNode => ({type: 'mdxFlowExpression', ...variable(name)});
