/** Rules about worker parameters that the public documentation describes. */
import type {KnownParameter, KnownWorker} from '../knowledge/knowledge';
import {nearest} from '../model/names';
import {parametersOf} from '../views/jobs';
import {type Check, each, type Input, when} from './rule';
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
    return `The parameter \`${name}\` has none of its documented values, which are ${listed(values)}.`;
  }
  return fields &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).some((field) => !fields.includes(field))
    ? `The object of the parameter \`${name}\` has another field than the documented ${listed(fields)}.`
    : undefined;
}

export const parameterValue: Check = each(knownParameters, ({file, worker, entry, type, value: {text, at}}) => {
  const known = entry?.type ?? '';
  const isSlip = type.text !== known && nearest(type.text ?? '', [known]);
  const advice = 'What the controller does with another type is not documented. Correct it.';
  const more = {advice, help: helpFor(worker, entry), fix: correction(file, type.at, type.text ?? '', known)};
  const slip = when(isSlip, type, `\`${worker.name}\` has another type for this parameter.${didYouMean(known)}`, more);
  const value = jsonOf(text ?? '');
  const message = entry && unknownPart(value, entry);
  const near = typeof value === 'string' ? nearest(value, entry?.values ?? []) : undefined;
  const fix = near && correction(file, at, value as string, near);
  return [
    ...slip,
    message && {
      at,
      message: message + didYouMean(near),
      advice: near
        ? 'What the worker does with another value is not documented. Correct it.'
        : `The public list can be shorter than that of your \`${worker.name}\`. Compare the value with its definition.`,
      help: helpFor(worker, entry),
      certainty: near ? undefined : 'not-public',
      fix: fix || undefined,
    },
  ];
});

export const unknownParameter: Check = each(knownParameters, ({worker, entry, name: {text, at}}) => {
  if (text === undefined || entry) {
    return undefined;
  }
  const near = nearest(text, worker.parameters?.map(({name}) => name) ?? []);
  return {
    ...unknownName(at, `\`${worker.name}\` has no documented parameter with this name.`, near),
    advice: near
      ? 'With this typing error, the worker uses the default of the parameter that you meant. Correct the name.'
      : 'If it is a typing error, the worker uses its default. Compare the name with `workers.yaml` of your release.',
    help: helpFor(worker),
    certainty: near === undefined ? 'not-public' : undefined,
  };
});
