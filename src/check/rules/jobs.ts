/** Rules about job templates. */
import {definitionsOf, templatesOf, type Located, type Parameter} from '../views/jobs';
import type {Hit, Rule} from './rule';
import {inSingleQuotes, isPlaceholder, lineOf, repeated, repeatedInDocument} from './words';

const duplicateStep: Rule = {
  code: 'duplicate-step',
  certainty: 'wrong',
  title: 'Two steps of one name in a template',
  why: 'Edges refer to a step by its name. With two steps of one name, nobody can say which one an edge means.',
  todo: 'Give each step of a template a name of its own.',
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
  title: 'Two job templates of one name',
  why: 'A request selects the template by its name. Which of two templates then runs is not documented.',
  todo: 'Give each template a name of its own, or delete one of them.',
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
  title: 'Input filter that is no MIME type',
  why: 'A MIME type has two parts, such as `image/png`. With anything else in the filter, the step works only if the product knows a short form that is not documented.',
  todo: 'Write the MIME type of the parts, or leave the list empty for all.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    templatesOf(files).flatMap(({file, steps}) =>
      steps.flatMap(({mimeTypes}) =>
        mimeTypes
          .filter(
            ({text}) => text !== undefined && !isPlaceholder(text) && !/^[\w.+-]+\/[\w.+*-]+(?:\s*;.*)?$/.test(text),
          )
          .map(({at}) => ({file, at, message: 'The entry is no MIME type of the form `type/subtype`.'})),
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

const noSteps: Rule = {
  code: 'no-steps',
  certainty: 'wrong',
  title: 'Job template without a step',
  why: 'A job template needs at least one step: without one, there is nothing that a job could run.',
  todo: 'Add a step to `stepTemplates`.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: ({files}) =>
    templatesOf(files)
      .filter(({steps}) => steps.length === 0)
      .map(({file, at, stepList}) => ({file, at: stepList?.at ?? at, message: 'The template has no step.'})),
};

/** Whether a text is JSON. An empty one is none, but the published templates have it. */
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
      return [{file, at: setting.at, message: 'The value is a block. It must be JSON text inside a string.'}];
    }
    // What YAML reads as a number or a switch is JSON text as well.
    if (text === undefined || setting?.value?.kind !== 'string' || isPlaceholder(text) || isJson(text)) {
      return [];
    }
    const message = 'The value is not JSON text. Text needs double quotes of its own inside the quotes of YAML.';
    const isWord = file.format === 'yaml' && /^[\w.-]+$/.test(text);
    const fix = {label: 'Put JSON quotes around the text', at, text: inSingleQuotes(JSON.stringify(text))};
    return [{file, at, message, ...(isWord && {fix})}];
  });
}

const parameterNotJson: Rule = {
  code: 'parameter-not-json',
  certainty: 'wrong',
  title: 'Parameter value that is not JSON text',
  why: 'The value of a parameter is JSON text inside a string. The outer pair of quotes belongs to YAML, the inner pair to JSON.',
  todo: 'Write text as `\'"TEXT"\'`, and an object as `\'{"name":"value"}\'`.',
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
