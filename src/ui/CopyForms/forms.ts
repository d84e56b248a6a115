/** Data for the copy formats of a property. */
export interface KeyWithValue {
  readonly key: string;
  readonly default?: string | undefined;
  readonly example?: string | undefined;
}

/** The environment variable that sets a key in Spring Boot: `a.b-c[0].d` is `A_BC_0_D`. */
export const environmentName = (key: string): string =>
  key
    .replaceAll('-', '')
    .replaceAll(/[.[\]]+/g, '_')
    .replace(/_$/, '')
    .toUpperCase();

/** A key as YAML with its example or default; keys with an index or a gap stay in one line, as Spring Boot reads them too. */
export function yamlOf({key, example, default: preset}: KeyWithValue): string {
  const value = example ?? preset ?? '';
  const parts = /[[<{*]/.test(key) ? [key] : key.split('.');
  return parts
    .map((part, depth) => `${'  '.repeat(depth)}${part}:${depth === parts.length - 1 && value ? ` ${value}` : ''}`)
    .join('\n');
}

/** The forms in which a key is copied, with the names of their buttons. */
export const forms = [
  {label: 'Key', of: ({key}: KeyWithValue): string => key},
  {label: 'Variable', of: ({key}: KeyWithValue): string => environmentName(key)},
  {label: 'YAML', of: yamlOf},
] as const;
