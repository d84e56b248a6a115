import {definitionsOf, templatesOf, type Parameter} from '../../views/jobs';
import {isPlaceholder} from '../keys/settings-files';
import type {Hit, Rule} from '../rule';
import {inSingleQuotes} from '../words';

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

export const parameterNotJson: Rule = {
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
