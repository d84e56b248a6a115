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

/** Documented data of a worker parameter. */
const published = (worker: KnownWorker, name: string | undefined): KnownParameter | undefined =>
  worker.parameters?.find((one) => one.name === name);

/** Page with the row of a worker or a parameter. */
const helpFor = (worker: KnownWorker, name?: string): string =>
  `reference/WorkerInfo#${worker.name.toLowerCase()}${name ? `.${name}` : ''}`;

const parameterType: Rule = {
  code: 'parameter-type',
  certainty: 'not-public',
  title: 'Java type differs from the documentation',
  why: 'The controller uses the type to read the value. The documentation lists a different type for this parameter.',
  todo: 'Use the documented type, or compare it with the worker definition of your release.',
  help: 'reference/WorkerInfo',
  check: (input) =>
    parametersOf(input).flatMap(({file, worker, parameter: {name, type}}) => {
      const entry = published(worker, name.text);
      if (!entry?.type || type.text === undefined || type.text === entry.type) {
        return [];
      }
      const message = `The documented type of \`${entry.name}\` is \`${entry.type}\`.`;
      return [{file, at: type.at, message, help: helpFor(worker, entry.name)}];
    }),
};

/** The value as an object or text, otherwise undefined. */
function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Undocumented part of a value. */
function unknownPart(value: unknown, {name, values, fields}: KnownParameter): string | undefined {
  const list = (names: readonly string[]): string => names.map((one) => `\`${one}\``).join(', ');
  if (values && typeof value === 'string' && !values.includes(value)) {
    return `The value of \`${name}\` is not one of the documented values: ${list(values)}.`;
  }
  if (fields && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const names = fields.map((field) => field.name);
    if (Object.keys(value).some((field) => !names.includes(field))) {
      return `The value of \`${name}\` has a field other than the documented fields: ${list(names)}.`;
    }
  }
  return undefined;
}

const parameterValue: Rule = {
  code: 'parameter-value',
  certainty: 'not-public',
  title: 'Undocumented parameter value',
  why: 'The documentation lists values or fields for this parameter. A different one might be a typing error.',
  todo: 'Use a documented value or ask jadice support.',
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
  title: 'Undocumented worker parameter',
  why: 'The documentation lists parameters for this worker. A different one might be a typing error, or correct but undocumented.',
  todo: 'Compare the name with the worker definition of your release.',
  help: 'reference/WorkerInfo',
  check: (input) =>
    parametersOf(input).flatMap(({file, worker, parameter: {name}}) => {
      if (name.text === undefined || published(worker, name.text)) {
        return [];
      }
      const near = nearest(name.text, worker.parameters ?? [], (one) => one.name)?.name;
      const question = near ? ` Did you mean \`${near}\`?` : '';
      const message = `This parameter is not documented for \`${worker.name}\`.${question}`;
      const fix = near && {label: `Write ${near}`, at: name.at, text: near};
      return [{file, at: name.at, message, help: helpFor(worker), ...(fix && {fix})}];
    }),
};

export const parametersRules: readonly Rule[] = [parameterType, parameterValue, unknownParameter];
