/** Rules about job templates. */
import {nearest} from '../model/names';
import {textOf} from '../model/tree';
import {definitionsOf, edgesOf, parametersOf, stepsOf, templatesOf, type Located} from '../views/jobs';
import {fieldsOf} from '../views/request';
import {type Check, each} from './rule';
import {correction, didYouMean, isPlaceholder, jsonOf, sameName} from './words';

export const duplicateStep: Check = sameName(stepsOf, 'step', ({template}) => template);

export const duplicateTemplate: Check = sameName(templatesOf, 'template', ({document}) => document);

export const mimeType: Check = each(
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
            : 'This is no MIME type, which has the form `type/subtype`.',
          fix: near ? correction(file, at, text!, near) : undefined,
        };
  },
);

/** What happens without a field. */
const lacking: Readonly<Record<string, string>> = {
  jobName: 'no request can choose this template',
  stepName: 'no edge can lead to this step',
  workerDefinitionName: 'no worker runs this step',
  '"on"': 'nothing says after which exit status the job takes this edge',
  to: 'this edge leads to no step',
  workerName: 'no step can choose this worker',
};

export const missingField: Check = each(
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
          message: `\`${field}\` is missing or empty, so ${lacking[field]}.`,
        },
    ),
);

export const noSteps: Check = each(
  templatesOf,
  ({at, stepList, steps}) =>
    steps.length === 0 && {
      at: stepList?.at ?? at,
      message: 'This template has no step under `stepTemplates`.',
    },
);

/** Whether a text is JSON. Empty text is not valid, but the published templates contain it. */
const isJson = (text: string): boolean => text.trim() === '' || jsonOf(text) !== undefined;

/** The bracket that closes a JSON text, if it is missing at the end. */
const unclosed = (text: string): string | undefined =>
  ['}', ']', '"}', '"]'].find((end) => jsonOf(text + end) !== undefined)?.at(-1);

export const parameterNotJson: Check = each(parametersOf, ({file, value: {text, at, setting}}) => {
  if (setting && (setting.isBlock || setting.items.size > 0)) {
    return {
      at: setting.at,
      message: 'The value of this parameter is a block of YAML, but the worker reads JSON in single quotes.',
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
      ? `The value begins like a JSON object or list, but is none${missing ? `: a \`${missing}\` is missing at its end` : ''}.`
      : 'The value is text without the double quotes of JSON. Put both kinds of quotes around it, as in `\'"my text"\'`.',
    fix: isWord ? {label: 'Add JSON quotes', at, text: `'"${text}"'`} : undefined,
  };
});
