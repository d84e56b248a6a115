/** Rules about parameters of workers, as far as the public documentation describes the worker. */
import type {KnownParameter, KnownWorker} from '../knowledge/types';
import {nearest} from '../model/names';
import {definitionsOf, templatesOf, type Parameter} from '../views/jobs';
import type {Hit, Input, Rule} from './rule';

/** Each parameter of a worker whose parameters are public. */
function parametersOf({files, knowledge}: Input): {file: Hit['file']; worker: KnownWorker; parameter: Parameter}[] {
  const of = (file: Hit['file'], name: string | undefined, parameters: readonly Parameter[]) => {
    const worker = knowledge.workers.find((one) => one.name === name);
    return worker?.parameters ? parameters.map((parameter) => ({file, worker, parameter})) : [];
  };
  return [
    ...templatesOf(files).flatMap(({file, steps}) =>
      steps.flatMap(({worker, parameters}) => of(file, worker.text, parameters)),
    ),
    ...definitionsOf(files).flatMap(({file, name, parameters}) => of(file, name.text, parameters)),
  ];
}

/** What is public about a parameter of a worker. */
const published = (worker: KnownWorker, name: string | undefined): KnownParameter | undefined =>
  worker.parameters?.find((one) => one.name === name);

/** Page with the row of a worker or a parameter. */
const helpFor = (worker: KnownWorker, name?: string): string =>
  `reference/WorkerInfo#${worker.name.toLowerCase()}${name ? `.${name}` : ''}`;

const parameterType: Rule = {
  code: 'parameter-type',
  certainty: 'not-public',
  title: 'Another Java type than the published one',
  why: 'The type tells the controller what the value is. The documentation has another type for this parameter.',
  todo: 'Take the published type, or compare with the worker definition that came with your version.',
  help: 'reference/WorkerInfo',
  check: (input) =>
    parametersOf(input).flatMap(({file, worker, parameter: {name, type}}) => {
      const entry = published(worker, name.text);
      if (!entry?.type || type.text === undefined || type.text === entry.type) {
        return [];
      }
      const message = `The published type of \`${entry.name}\` is \`${entry.type}\`.`;
      return [{file, at: type.at, message, help: helpFor(worker, entry.name)}];
    }),
};

/** The value as an object or as text; undefined for everything else. */
function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What is not documented about a value. */
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

const parameterValue: Rule = {
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

const unknownParameter: Rule = {
  code: 'unknown-parameter',
  certainty: 'not-public',
  title: 'Parameter that the public documentation does not name for the worker',
  why: 'The documentation names parameters of this worker. Another one may be a slip, or one that is not documented.',
  todo: 'Compare the name with the worker definition that came with your version.',
  help: 'reference/WorkerInfo',
  check: (input) =>
    parametersOf(input).flatMap(({file, worker, parameter: {name}}) => {
      if (name.text === undefined || published(worker, name.text)) {
        return [];
      }
      const near = nearest(name.text, worker.parameters ?? [], (one) => one.name)?.name;
      const question = near ? ` Did you mean \`${near}\`?` : '';
      const message = `The public documentation does not have this parameter for \`${worker.name}\`.${question}`;
      const fix = near && {label: `Write ${near}`, at: name.at, text: near};
      return [{file, at: name.at, message, help: helpFor(worker), ...(fix && {fix})}];
    }),
};

export const parametersRules: readonly Rule[] = [parameterType, parameterValue, unknownParameter];
