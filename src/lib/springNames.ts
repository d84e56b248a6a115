/** The environment variable that sets a key in Spring Boot: `a.b-c[0].d` and `a.b-c[].d` are `A_BC_0_D`. */
export const environmentName = (key: string): string =>
  key
    .replaceAll('-', '')
    .replaceAll('[]', '[0]')
    .replaceAll(/[.[\]]+/g, '_')
    .replace(/_$/, '')
    .toUpperCase();

/** A name without case, hyphens, dots and underscores: `max-jobs`, `maxJobs` and `MAX_JOBS` are the same. */
export const uniformName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/** Data for the copy formats of a property. */
export interface KeyWithValue {
  readonly key: string;
  readonly default?: string | undefined;
  readonly example?: string | undefined;
}

/** A key as YAML with its example or default. Keys with an index or placeholder stay on one line, which Spring Boot accepts. */
export function yamlOf({key, example, default: preset}: KeyWithValue): string {
  const value = example ?? preset ?? '';
  const parts = /[[<{*]/.test(key) ? [key] : key.split('.');
  return parts
    .map((part, depth) => `${'  '.repeat(depth)}${part}:${depth === parts.length - 1 && value ? ` ${value}` : ''}`)
    .join('\n');
}

/** Copy formats of a key, with the labels of their buttons. */
export const forms = [
  {label: 'Key', of: ({key}: KeyWithValue): string => key},
  {label: 'Variable', of: ({key}: KeyWithValue): string => environmentName(key)},
  {label: 'YAML', of: yamlOf},
] as const;
