import {deserialize, serialize} from 'node:v8';

/** The part of a unified processor that is used here. */
export interface Processor {
  /** Makes a tree of a text; set by `remark-parse`, which comes before all other plugins. */
  parser?: (text: string, file: unknown) => unknown;
}

/**
 * Remark plugin that parses each text once in a production build, and gives every page a tree of its own, as later plugins change
 * it. While somebody writes, each text is a new one, so nothing is kept.
 */
export function remarkParseOnce(this: Processor): void {
  const parse = this.parser;
  if (!parse || process.env['NODE_ENV'] !== 'production') {
    return;
  }
  const trees = new Map<string, Buffer>();
  this.parser = (text, file) => {
    const known = trees.get(text);
    if (known) {
      return deserialize(known);
    }
    const tree = parse(text, file);
    trees.set(text, serialize(tree));
    return tree;
  };
}
