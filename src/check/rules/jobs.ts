/** Rules about job templates. */
import {nearest} from '../model/names';
import {textOf} from '../model/tree';
import {definitionsOf, edgesOf, parametersOf, stepsOf, templatesOf, type Located} from '../views/jobs';
import {fieldsOf} from '../views/request';
import {each, type Rule} from './rule';
import {correction, didYouMean, isPlaceholder, jsonOf, sameName} from './words';

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
  title: 'Unknown MIME type',
  why: 'Filters and parts are compared by their MIME type, such as `image/png`, so a wrong one skips the step. Another form works only if the product accepts an undocumented one.',
  todo: 'Enter the MIME type of the parts. An empty filter accepts all types.',
  help: 'main-concepts/workflows#settings-of-a-template',
  check: each(
    (input) => [
      ...stepsOf(input).flatMap(({file, mimeTypes}) => mimeTypes.map(({text, at}) => ({file, text, at}))),
      ...fieldsOf(input).flatMap(({file, path, value}) =>
        path === 'items[].parts[].mimeType' ? [{file, text: textOf(value), at: value.at}] : [],
      ),
    ],
    ({file, text, at}, {knowledge: {mediaTypes}}) => {
      const [type = ''] = text?.toLowerCase().split(/\s*;/) ?? [];
      if (type === '' || isPlaceholder(type) || type.includes('*') || mediaTypes.includes(type)) {
        return undefined;
      }
      // Each part is compared, because the first one is long.
      const near = mediaTypes.find((one) =>
        one.split('/').every((part, index) => nearest(type.split('/')[index] ?? '', [part])),
      );
      return near === undefined && /^[\w.+-]+\/[\w.+-]+$/.test(type)
        ? undefined
        : {
            at,
            message: near
              ? `This is no registered MIME type.${didYouMean(near)}`
              : 'The entry is not a MIME type in the form `type/subtype`.',
            fix: near ? correction(file, at, text!, near) : undefined,
          };
    },
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
          !text &&
          !setting?.isBlock && {
            at: setting?.at ?? at,
            message: `\`${field}\` is missing or empty, so the controller cannot find what it names.`,
          },
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
    ({at, stepList, steps}) =>
      steps.length === 0 && {
        at: stepList?.at ?? at,
        message: 'The template has no steps, so its jobs have nothing to do.',
      },
  ),
};

/** Whether a text is JSON. Empty text is not valid, but the published templates contain it. */
const isJson = (text: string): boolean => text.trim() === '' || jsonOf(text) !== undefined;

/** The bracket that closes a JSON text, if it is missing at the end. */
const unclosed = (text: string): string | undefined =>
  ['}', ']', '"}', '"]'].find((end) => jsonOf(text + end) !== undefined)?.at(-1);

export const parameterNotJson: Rule = {
  certainty: 'wrong',
  title: 'Value of a parameter is not JSON',
  why: 'The worker reads each value as JSON. The outer quotes belong to YAML, the inner ones to JSON. A step with another value fails.',
  todo: 'Write text as `\'"TEXT"\'` and objects as `\'{"name":"value"}\'`.',
  help: 'main-concepts/workflows#parameters',
  check: each(parametersOf, ({file, value: {text, at, setting}}) => {
    if (setting && (setting.isBlock || setting.items.size > 0)) {
      return {
        at: setting.at,
        message: 'The value is a block of YAML, which the worker cannot read. Write it as JSON in single quotes.',
      };
    }
    // Values that YAML reads as a number or a boolean are also valid JSON.
    if (text === undefined || setting?.value?.kind !== 'string' || isPlaceholder(text) || isJson(text)) {
      return undefined;
    }
    const isWord = file.format === 'yaml' && /^[\w.-]+$/.test(text);
    const missing = unclosed(text);
    return {
      at,
      message: /^\s*[[{]/.test(text)
        ? `The value begins like a JSON object or list, but is none${missing ? `: a \`${missing}\` is missing` : ''}. The worker cannot read it.`
        : 'The value is text without the double quotes of JSON, so the worker cannot read it. Keep the text and put both kinds of quotes around it, as in `\'"my text"\'`.',
      fix: isWord ? {label: 'Add JSON quotes', at, text: `'"${text}"'`} : undefined,
    };
  }),
};
