import type {KnownParameter} from '../../knowledge/types';
import type {Rule} from '../rule';
import {helpFor, parametersOf, published} from './parameters';

/** The value as an object or as text; undefined for everything else. */
function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What is not public about a value. */
function unknownPart(value: unknown, {name, values, fields}: KnownParameter): string | undefined {
  const list = (names: readonly string[]): string => names.map((one) => `\`${one}\``).join(', ');
  if (values && typeof value === 'string' && !values.includes(value)) {
    return `\`${name}\` has another value than the published ones: ${list(values)}.`;
  }
  if (fields && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const names = fields.map((field) => field.name);
    if (Object.keys(value).some((field) => !names.includes(field))) {
      return `The value of \`${name}\` has another field than the published ones: ${list(names)}.`;
    }
  }
  return undefined;
}

export const parameterValue: Rule = {
  code: 'parameter-value',
  certainty: 'not-public',
  title: 'Parameter value that the public documentation does not name',
  why: 'The documentation names values or fields of this parameter. Another one may be a slip.',
  todo: 'Take a published value, or ask jadice support.',
  help: 'reference/WorkerInfo',
  check: (input) =>
    parametersOf(input).flatMap(({file, worker, parameter: {name, value}}) => {
      const entry = published(worker, name.text);
      const message = entry && unknownPart(read(value.text), entry);
      return message === undefined ? [] : [{file, at: value.at, message, help: helpFor(worker, entry!.name)}];
    }),
};
