import {environmentName} from '../../lib/springNames';

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
