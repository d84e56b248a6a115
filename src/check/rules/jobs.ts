/** Rules about job templates. */
import {definitionsOf, templatesOf, type Located, type Parameter} from '../views/jobs';
import type {Hit, Rule} from './rule';
import {inSingleQuotes, isPlaceholder, lineOf, repeated, repeatedInDocument} from './words';

const duplicateStep: Rule = {
  code: 'duplicate-step',
  certainty: 'wrong',
  title: 'Two steps with the same name in a template',
  why: 'Edges refer to steps by name. If two steps have the same name, it is unclear which one an edge refers to.',
  todo: 'Give each step of a template a unique name.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    templatesOf(files).flatMap(({file, steps}) =>
      repeated(steps, ({name}) => name.text).map(({item, first}) => ({
        file,
        at: item.name.at,
        message: `The step in line ${lineOf(file, first.name.at)} has the same name.`,
      })),
    ),
};

const duplicateTemplate: Rule = {
  code: 'duplicate-template',
  certainty: 'suspect',
  title: 'Two job templates with the same name',
  why: 'A request selects a template by name. It is not documented which of the two templates runs.',
  todo: 'Give each template a unique name or delete one of them.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    repeatedInDocument(templatesOf(files)).map(({item: {file, name}, first}) => ({
      file,
      at: name.at,
      message: `The template in line ${lineOf(file, first.name.at)} has the same name.`,
    })),
};

const mimeType: Rule = {
  code: 'mime-type',
  certainty: 'suspect',
  title: 'Input filter is not a MIME type',
  why: 'A MIME type has two parts, such as `image/png`. Any other filter works only if the product accepts an undocumented short form.',
  todo: 'Enter the MIME type of the parts, or leave the list empty to accept all types.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    templatesOf(files).flatMap(({file, steps}) =>
      steps.flatMap(({mimeTypes}) =>
        mimeTypes
          .filter(
            ({text}) => text !== undefined && !isPlaceholder(text) && !/^[\w.+-]+\/[\w.+*-]+(?:\s*;.*)?$/.test(text),
          )
          .map(({at}) => ({file, at, message: 'The entry is not a MIME type in the form `type/subtype`.'})),
      ),
    ),
};

/** A hit for each field that an entry lacks. */
const lacking = (file: Hit['file'], at: Hit['at'], fields: Readonly<Record<string, Located>>): Hit[] =>
  Object.entries(fields)
    .filter(([, {text, setting}]) => (text === undefined || text === '') && !setting?.isBlock)
    .map(([name, {setting}]) => ({file, at: setting?.at ?? at, message: `\`${name}\` is missing or empty.`}));

const missingField: Rule = {
  code: 'missing-field',
  certainty: 'wrong',
  title: 'Required field missing',
  why: 'Requests find templates by `jobName`, edges find steps by `stepName`, and steps find their worker by `workerDefinitionName` and `workerName`. An edge needs an exit status in `"on"` and a target in `to`.',
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

const noSteps: Rule = {
  code: 'no-steps',
  certainty: 'wrong',
  title: 'Job template without steps',
  why: 'A job template needs at least one step. Otherwise, a job has nothing to run.',
  todo: 'Add a step to `stepTemplates`.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    templatesOf(files)
      .filter(({steps}) => steps.length === 0)
      .map(({file, at, stepList}) => ({file, at: stepList?.at ?? at, message: 'The template has no steps.'})),
};

/** Whether a text is JSON. Empty text is not valid, but the published templates contain it. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text.trim() === '';
  }
}

function hitsOf(file: Hit['file'], parameters: readonly Parameter[]): Hit[] {
  return parameters.flatMap(({value: {text, at, setting}}): Hit[] => {
    if (setting && (setting.isBlock || setting.items.size > 0)) {
      return [{file, at: setting.at, message: 'The value is a block. It must be a string that contains JSON.'}];
    }
    // Values that YAML reads as a number or a boolean are also valid JSON.
    if (text === undefined || setting?.value?.kind !== 'string' || isPlaceholder(text) || isJson(text)) {
      return [];
    }
    const message = 'The value is not valid JSON. Inside the YAML quotes, text needs its own double quotes.';
    const isWord = file.format === 'yaml' && /^[\w.-]+$/.test(text);
    const fix = {label: 'Add JSON quotes', at, text: inSingleQuotes(JSON.stringify(text))};
    return [{file, at, message, ...(isWord && {fix})}];
  });
}

const parameterNotJson: Rule = {
  code: 'parameter-not-json',
  certainty: 'wrong',
  title: 'Parameter value is not JSON',
  why: 'A parameter value is a string that contains JSON. The outer quotes belong to YAML and the inner quotes to JSON.',
  todo: 'Write text as `\'"TEXT"\'` and objects as `\'{"name":"value"}\'`.',
  help: 'main-concepts/workflows#parameters',
  check: ({files}) => [
    ...templatesOf(files).flatMap(({file, steps}) => steps.flatMap(({parameters}) => hitsOf(file, parameters))),
    ...definitionsOf(files).flatMap(({file, parameters}) => hitsOf(file, parameters)),
  ],
};

export const jobsRules: readonly Rule[] = [
  duplicateStep,
  duplicateTemplate,
  mimeType,
  missingField,
  noSteps,
  parameterNotJson,
];
