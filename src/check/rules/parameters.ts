/** Rules about worker parameters that the public documentation describes. */
import type {KnownParameter, KnownWorker} from '../knowledge/knowledge';
import {nearest} from '../model/names';
import {parametersOf} from '../views/jobs';
import {type Check, each, type Input} from './rule';
import {correction, didYouMean, jsonOf, listed, unknownName} from './words';

/** All parameters of workers whose parameters are documented. `entry` is undefined for an undocumented one. */
const knownParameters = (input: Input) =>
  parametersOf(input).flatMap((parameter) => {
    const worker = input.knowledge.workers.find(({name}) => name === parameter.worker);
    const entry = worker?.parameters?.find(({name}) => name === parameter.name.text);
    return worker?.parameters ? [{...parameter, worker, entry}] : [];
  });

/** Page with the row of a worker or parameter. */
const helpFor = ({name}: KnownWorker, parameter?: KnownParameter): string =>
  `reference/WorkerInfo#${name.toLowerCase()}${parameter ? `.${parameter.name}` : ''}`;

/** The message about an undocumented part of a value, if there is one. */
function unknownPart(value: unknown, {name, values, fields}: KnownParameter): string | undefined {
  if (values && typeof value === 'string' && !values.includes(value)) {
    return `The value of \`${name}\` is not one of the documented values: ${listed(values)}.`;
  }
  return fields &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).some((field) => !fields.includes(field))
    ? `The value of \`${name}\` has a field other than the documented fields: ${listed(fields)}.`
    : undefined;
}

export const parameterValue: Check = each(knownParameters, ({file, worker, entry, value: {text, at}}) => {
  const value = jsonOf(text ?? '');
  const message = entry && unknownPart(value, entry);
  const near = typeof value === 'string' ? nearest(value, entry?.values ?? []) : undefined;
  const fix = near && correction(file, at, value as string, near);
  return (
    message && {
      at,
      message: message + didYouMean(near),
      help: helpFor(worker, entry),
      certainty: near ? undefined : 'not-public',
      fix: fix || undefined,
    }
  );
});

export const unknownParameter: Check = each(knownParameters, ({worker, entry, name: {text, at}}) => {
  if (text === undefined || entry) {
    return undefined;
  }
  const near = nearest(text, worker.parameters?.map(({name}) => name) ?? []);
  return {
    ...unknownName(at, `This parameter is not documented for \`${worker.name}\`.`, near),
    help: helpFor(worker),
    certainty: near === undefined ? 'not-public' : undefined,
  };
});
