/** The fields of the form: each takes a number of the reader. */
import type {Load, WorkerLoad} from './size';

export interface Field<Name> {
  name: Name;
  label: string;
  hint: string;
  /** Largest value that makes sense; every number must be above 0. */
  most: number;
  /** What stands in the field at first: only factors of the rules of thumb. */
  initial?: string;
}

export const loadFields: readonly Field<keyof Load>[] = [
  {name: 'documentsPerDay', label: 'Documents per day', hint: 'one document is one job', most: 1e9},
  {name: 'busiestHour', label: 'Busiest hour, in percent of the day', hint: 'from your inbox or scanner', most: 100},
  {name: 'pages', label: 'Pages per document', hint: 'average of your documents', most: 1e6},
  {name: 'megabytes', label: 'Input and all results of one job, in MB', hint: 'measured in the data store', most: 1e6},
  {name: 'days', label: 'Days until jobs are deleted', hint: 'your rule of deletion', most: 1e5},
  {name: 'diskFactor', label: 'Factor for the disk', hint: 'rule of thumb: 1.3', most: 100, initial: '1.3'},
];

export const workerFields: readonly Field<keyof WorkerLoad>[] = [
  {name: 'secondsPerPage', label: 'Seconds per page', hint: 'measured with one job at a time', most: 1e6},
  {name: 'atOnce', label: 'Jobs at once per worker', hint: 'where the jobs per hour no longer rose', most: 1e4},
  {
    name: 'memory',
    label: 'Highest memory measured, in GiB',
    hint: 'docker stats, with as many jobs at once',
    most: 1e4,
  },
  {name: 'memoryFactor', label: 'Factor for memory', hint: 'rule of thumb: 1.5', most: 100, initial: '1.5'},
];

/** What a reader has typed, by field. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>;

/** The first content of the fields. */
export const initial = <Name extends string>(fields: readonly Field<Name>[]): Typed<Name> =>
  Object.fromEntries(fields.map(({name, initial: value = ''}) => [name, value])) as Record<Name, string>;

/** A number as people write it, also with a decimal comma; undefined for anything else. */
export function numberOf(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** What is wrong with what stands in a field; undefined when it is empty or right. */
export function mistake({most, label}: Field<string>, typed: string): string | undefined {
  if (typed.trim() === '') {
    return undefined;
  }
  const value = numberOf(typed);
  return value === undefined || value <= 0 || value > most
    ? `${label}: expected a number above 0 and up to ${most.toLocaleString('en')}, without separators of thousands.`
    : undefined;
}

/** The numbers of all fields; undefined while one is empty or wrong. */
export function numbersOf<Name extends string>(
  fields: readonly Field<Name>[],
  typed: Typed<Name>,
): Record<Name, number> | undefined {
  const entries = fields.map((field): [Name, number | undefined] => [
    field.name,
    mistake(field, typed[field.name]) === undefined ? numberOf(typed[field.name]) : undefined,
  ]);
  return entries.some(([, value]) => value === undefined)
    ? undefined
    : (Object.fromEntries(entries) as Record<Name, number>);
}
