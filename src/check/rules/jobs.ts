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
            : 'The entry is not a MIME type in the form `type/subtype`.',
          fix: near ? correction(file, at, text!, near) : undefined,
        };
  },
);

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
          message: `\`${field}\` is missing or empty, so the controller cannot find what it names.`,
        },
    ),
);

export const noSteps: Check = each(
  templatesOf,
  ({at, stepList, steps}) =>
    steps.length === 0 && {
      at: stepList?.at ?? at,
      message: 'The template has no steps, so its jobs have nothing to do.',
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
});
