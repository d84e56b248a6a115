/** Shared state of the transformations of one page: its path and the imports that it needs. */
import type {FactFiles} from '../../../facts/prepare/files';
import {importNode, type TreeNode} from '../../../lib/remarkTree';

/** Everything that pages can use. Read again when the product data or samples change. */
export interface Supplies {
  facts: FactFiles;
  /** Files that a fence may show. */
  samples: readonly string[];
  /** Directories of src/blocks that contain a component. Listed each time, because writers can add one. */
  components: () => readonly string[];
  /** Names of the drawings of job flows. */
  drawings: readonly string[];
}

/** One page on its way through the plugin. */
export class Page {
  private readonly imports = new Map<string, string>();

  constructor(
    /** Path relative to the repository, for messages. */
    readonly file: string,
    readonly version: string,
    readonly supplies: Supplies,
  ) {}

  error(node: TreeNode, message: string): Error {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    return new Error(`${this.file}:${line}:${column}: ${message}`);
  }

  importComponent(name: string, source: string): void {
    this.imports.set(source, name);
  }

  /** Imports data, once per page, and returns the name of the variable. */
  importData(source: string): string {
    const known = this.imports.get(source);
    if (known !== undefined) {
      return known;
    }
    const variable = `__product${this.imports.size + 1}`;
    this.imports.set(source, variable);
    return variable;
  }

  importNodes(): TreeNode[] {
    return [...this.imports].map(([source, name]) => importNode(name, source));
  }
}

/** All choices, for a message. */
export const choices = (names: readonly string[]): string => [...names].sort().join(', ');
