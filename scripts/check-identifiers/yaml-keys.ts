/** Finds the dotted keys that nested YAML stands for. */
import {allSettings, bind} from '../../src/check/model/bind';
import {readYaml} from '../../src/check/model/yaml';

export interface KeyAt {
  key: string;
  /** Counted from 1 within the text. */
  line: number;
}

/**
 * Keys of all values in YAML, as Spring Boot reads them: nested names joined by dots, `[]` for the entries of a list.
 * A block of text below a name that ends in `.yaml`, as in a ConfigMap, counts as a separate file.
 *
 * @returns Nothing for text that is not YAML; other checks report that.
 */
export function yamlKeys(text: string): KeyAt[] {
  const {documents, problems} = readYaml(text);
  const settings = problems.length > 0 ? [] : documents.flatMap((tree) => allSettings(bind(tree)));
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return settings.flatMap(({path, at, value, items, isBlock}): KeyAt[] => {
    if (value && /\.ya?ml$/.test(path)) {
      const start = lineAt(value.at.start);
      return yamlKeys(value.text).map(({key, line}) => ({key, line: line + start}));
    }
    const isLeaf = !isBlock && ![...items.values()].some((item) => item.isBlock) && !path.endsWith(']');
    return isLeaf ? [{key: path.replaceAll(/\[\d+\]/g, '[]'), line: lineAt(at.start)}] : [];
  });
}
