import {definitionsOf, templatesOf, type Located} from '../../views/jobs';
import type {Hit, Rule} from '../rule';

/** A hit for each field that an entry lacks. */
const lacking = (file: Hit['file'], at: Hit['at'], fields: Readonly<Record<string, Located>>): Hit[] =>
  Object.entries(fields)
    .filter(([, {text, setting}]) => (text === undefined || text === '') && !setting?.isBlock)
    .map(([name, {setting}]) => ({file, at: setting?.at ?? at, message: `\`${name}\` is missing or empty.`}));

export const missingField: Rule = {
  code: 'missing-field',
  certainty: 'wrong',
  title: 'Entry without a name or without an end',
  why: 'A request finds a template by `jobName`, an edge a step by `stepName`, a step its worker by `workerDefinitionName` and `workerName`, and an edge is taken by `"on"` and leads to `to`.',
  todo: 'Add the field.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) => [
    ...templatesOf(files).flatMap(({file, at, name, steps, edges}) => [
      ...lacking(file, at, {jobName: name}),
      ...steps.flatMap((step) => lacking(file, step.at, {stepName: step.name, workerDefinitionName: step.worker})),
      ...edges.flatMap((edge) => lacking(file, edge.at, {'"on"': edge.on, to: edge.to})),
    ]),
    ...definitionsOf(files).flatMap(({file, at, name}) => lacking(file, at, {workerName: name})),
  ],
};
