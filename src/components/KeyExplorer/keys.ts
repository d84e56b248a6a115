import type {ExplorerRow} from '@site/src/plugins/product/views';

/** What the reader has chosen; an empty text stands for everything. */
export interface Choice {
  text: string;
  component: string;
  group: string;
  version: string;
}

/** The environment variable that sets a key in Spring Boot: `a.b-c[0].d` is `A_BC_0_D`. */
export const environmentName = (key: string): string =>
  key
    .replaceAll('-', '')
    .replaceAll(/[.[\]]+/g, '_')
    .replace(/_$/, '')
    .toUpperCase();

/** A key as YAML with its example or default; keys with an index or a gap stay in one line, as Spring Boot reads them too. */
export function yamlOf({key, example, default: preset}: Pick<ExplorerRow, 'key' | 'example' | 'default'>): string {
  const value = example ?? preset ?? '';
  const parts = /[[<{*]/.test(key) ? [key] : key.split('.');
  return parts
    .map((part, depth) => `${'  '.repeat(depth)}${part}:${depth === parts.length - 1 && value ? ` ${value}` : ''}`)
    .join('\n');
}

/** Letters and digits only: `event-bus`, `EVENTBUS` and `event bus` find the same. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/** Whether a row is what the reader asks for. */
export function isChosen(row: ExplorerRow, {text, component, group, version}: Choice): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const inText = `${row.key} ${row.description} ${row.label}`.toLowerCase();
  return (
    (component === '' || row.component === component) &&
    (group === '' || row.group === group) &&
    (version === '' || row.versions.includes(version)) &&
    words.every((word) => inText.includes(word) || (plain(word) !== '' && plain(row.key).includes(plain(word))))
  );
}
