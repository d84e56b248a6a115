/** Remark plugin that passes drawings to the figures of job flows. Runs before the plugin of the product facts, which imports the components. */
import path from 'node:path';
import {repositoryRoot} from '../../facts/load/load';
import {importNode, variableAttribute, walk, type TreeNode} from '../../lib/remarkTree';
import {loadKnowledge} from '../../check/knowledge/load';
import {drawingPath, drawings, ownFigures} from '../../check/figures/figures';

/** Name of the drawing of a component, or undefined for other components. */
function drawingName(node: TreeNode, known: () => readonly string[], at: string): string | undefined {
  const name = node.name ?? '';
  if (Object.hasOwn(ownFigures, name)) {
    return name;
  }
  if (name !== 'JobFlow') {
    return undefined;
  }
  const file = node.attributes?.find((attribute) => attribute.name === 'file')?.value;
  if (typeof file !== 'string' || !known().includes(file)) {
    const given = typeof file === 'string' ? `file="${file}" holds no job template` : 'lacks file="..."';
    throw new Error(`${at}: <JobFlow> ${given}; choose one of: ${known().join(', ')}`);
  }
  return file;
}

/**
 * Transforms the tree of one page in place.
 *
 * @param file - Path relative to the repository, for messages.
 * @param known - Returns the files with a job template. Called only for pages with a drawing.
 * @throws Error with file and line for a file without a job template.
 */
export function supplyDrawings(tree: TreeNode, file: string, known: () => readonly string[]): void {
  const imports = new Map<string, string>();
  walk(tree, (node) => {
    if (!node.type.startsWith('mdxJsx')) {
      return;
    }
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    const name = drawingName(node, known, `${file}:${line}:${column}`);
    if (name !== undefined) {
      const variable = imports.get(name) ?? `__flow${imports.size + 1}`;
      imports.set(name, variable);
      const others = (node.attributes ?? []).filter((attribute) => attribute.name !== 'file');
      node.attributes = [...others, variableAttribute('data', variable)];
    }
  });
  const nodes = [...imports].map(([name, variable]) =>
    importNode(variable, `@generated/check/default/${drawingPath(name)}`),
  );
  tree.children?.unshift(...nodes);
}

let files: string[] | undefined;

/** Files with a job template. Read once in a production build, and for each page during development. */
function templateFiles(): string[] {
  if (files === undefined || process.env['NODE_ENV'] !== 'production') {
    files = [...drawings(loadKnowledge()).keys()].filter((name) => !Object.hasOwn(ownFigures, name));
  }
  return files;
}

/** The plugin for `beforeDefaultRemarkPlugins` of docs, blog and pages. */
export function remarkJobFlows(): (tree: TreeNode, file: {path: string}) => void {
  return (tree, file) => {
    const relative = path.relative(repositoryRoot, file.path).split(path.sep).join('/');
    supplyDrawings(tree, relative, templateFiles);
  };
}
