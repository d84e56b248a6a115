/** Rules about job templates. */
import {definitionsOf, edgesOf, parametersOf, stepsOf, templatesOf, type Located} from '../views/jobs';
import {each, type Rule} from './rule';
import {isPlaceholder, jsonOf, sameName} from './words';

export const duplicateStep: Rule = {
  certainty: 'wrong',
  title: 'Two steps with the same name in a template',
  why: 'Edges refer to steps by name. If two steps have the same name, it is unclear which one an edge refers to.',
  todo: 'Give each step of a template a unique name.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: sameName(stepsOf, 'step', ({template}) => template),
};

export const duplicateTemplate: Rule = {
  certainty: 'suspect',
  title: 'Two job templates with the same name',
  why: 'A request selects a template by name. It is not documented which of the two templates runs.',
  todo: 'Give each template a unique name or delete one of them.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: sameName(templatesOf, 'template', ({document}) => document),
};

export const mimeType: Rule = {
  certainty: 'suspect',
  title: 'Input filter is not a MIME type',
  why: 'A MIME type has two parts, such as `image/png`. Any other filter works only if the product accepts an undocumented short form.',
  todo: 'Enter the MIME type of the parts, or leave the list empty to accept all types.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: each(stepsOf, ({mimeTypes}) =>
    mimeTypes
      .filter(({text}) => text !== undefined && !isPlaceholder(text) && !/^[\w.+-]+\/[\w.+*-]+(?:\s*;.*)?$/.test(text))
      .map(({at}) => ({at, message: 'The entry is not a MIME type in the form `type/subtype`.'})),
  ),
};

export const missingField: Rule = {
  certainty: 'wrong',
  title: 'Required field missing',
  why: 'Requests find templates by `jobName`, edges find steps by `stepName`, and steps find their worker by `workerDefinitionName` and `workerName`. An edge needs an exit status in `"on"` and a target in `to`.',
  todo: 'Add the field.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: each(
    (input) => [
      ...templatesOf(input).map((one) => ({...one, fields: {jobName: one.name}})),
      ...stepsOf(input).map((one) => ({...one, fields: {stepName: one.name, workerDefinitionName: one.worker}})),
      ...edgesOf(input).map((one) => ({...one, fields: {'"on"': one.on, to: one.to}})),
      ...definitionsOf(input).map((one) => ({...one, fields: {workerName: one.name}})),
    ],
    ({at, fields}) =>
      Object.entries<Located>(fields).map(
        ([field, {text, setting}]) =>
          !text && !setting?.isBlock && {at: setting?.at ?? at, message: `\`${field}\` is missing or empty.`},
      ),
  ),
};

export const noSteps: Rule = {
  certainty: 'wrong',
  title: 'Job template without steps',
  why: 'A job template needs at least one step. Otherwise, a job has nothing to run.',
  todo: 'Add a step to `stepTemplates`.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: each(
    templatesOf,
    ({at, stepList, steps}) => steps.length === 0 && {at: stepList?.at ?? at, message: 'The template has no steps.'},
  ),
};

/** Whether a text is JSON. Empty text is not valid, but the published templates contain it. */
const isJson = (text: string): boolean => text.trim() === '' || jsonOf(text) !== undefined;

export const parameterNotJson: Rule = {
  certainty: 'wrong',
  title: 'Parameter value is not JSON',
  why: 'A parameter value is a string that contains JSON. The outer quotes belong to YAML and the inner quotes to JSON.',
  todo: 'Write text as `\'"TEXT"\'` and objects as `\'{"name":"value"}\'`.',
  help: 'main-concepts/workflows#parameters',
  check: each(parametersOf, ({file, value: {text, at, setting}}) => {
    if (setting && (setting.isBlock || setting.items.size > 0)) {
      return {at: setting.at, message: 'The value is a block. It must be a string that contains JSON.'};
    }
    // Values that YAML reads as a number or a boolean are also valid JSON.
    if (text === undefined || setting?.value?.kind !== 'string' || isPlaceholder(text) || isJson(text)) {
      return undefined;
    }
    const isWord = file.format === 'yaml' && /^[\w.-]+$/.test(text);
    return {
      at,
      message: 'The value is not valid JSON. Inside the YAML quotes, text needs its own double quotes.',
      fix: isWord ? {label: 'Add JSON quotes', at, text: `'"${text}"'`} : undefined,
    };
  }),
};
