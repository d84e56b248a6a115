/** Finds the dotted keys that nested YAML stands for. Pure. */
import {isMap, isScalar, isSeq, LineCounter, parseAllDocuments} from 'yaml';

export interface KeyAt {
  key: string;
  /** Counted from 1 within the text. */
  line: number;
}

const EMBEDDED_YAML = /\.ya?ml$/;

/**
 * Keys of all values in YAML, as Spring Boot reads them: nested names joined by dots, `[]` for the entries of a list.
 * A block of text below a name that ends in `.yaml`, as in a ConfigMap, counts as a separate file.
 *
 * @returns Nothing for text that is not YAML; other checks report that.
 */
export function yamlKeys(text: string): KeyAt[] {
  const counter = new LineCounter();
  const found: KeyAt[] = [];
  const visit = (node: unknown, prefix: string, line: number): void => {
    if (isMap(node)) {
      for (const {key, value} of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        const keyLine = isScalar(key) && key.range ? counter.linePos(key.range[0]).line : line;
        if (EMBEDDED_YAML.test(name) && isScalar(value) && typeof value.value === 'string' && value.range) {
          const start = counter.linePos(value.range[0]).line;
          found.push(...yamlKeys(value.value).map((inner) => ({key: inner.key, line: inner.line + start})));
        } else {
          visit(value, prefix === '' ? name : `${prefix}.${name}`, keyLine);
        }
      }
    } else if (isSeq(node) && node.items.some((item) => isMap(item))) {
      node.items.forEach((item) => visit(item, `${prefix}[]`, line));
    } else if (prefix !== '') {
      found.push({key: prefix, line});
    }
  };
  const documents = parseAllDocuments(text, {lineCounter: counter});
  for (const document of Array.isArray(documents) ? documents : []) {
    if (document.errors.length === 0) {
      visit(document.contents, '', 1);
    }
  }
  return found;
}
