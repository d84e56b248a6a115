/** Rules about unreadable files. */
import {known} from '../knowledge/find';
import {isChart} from '../model/kind';
import {isSettings, settingsIn, type ParsedFile} from '../model/parse';
import type {Problem} from '../model/tree';
import {surpriseOf, type Surprise} from '../model/yaml11';
import {type Check, each} from './rule';
import {lineOf} from './words';

/** Whether the reader that a problem is for reads the file. */
const isMeant = (only: Problem['only'], file: ParsedFile): boolean =>
  only === undefined || (only === 'snake' ? isSettings(file) : /^(?:compose|kubernetes)$/.test(file.kind));

/** What the program that reads a file does at an error in it. */
const stops = (file: ParsedFile): string =>
  isSettings(file)
    ? 'Spring Boot reads nothing of the file, so the component does not start'
    : file.kind === 'compose'
      ? 'Docker Compose reads nothing of the file, so no service starts or changes'
      : file.kind === 'kubernetes'
        ? '`kubectl` and kustomize reject the file, so the cluster keeps what it has'
        : isChart(file)
          ? 'Helm reads nothing of the file and installs nothing'
          : 'The program that reads the file stops here';

/** What it does with a key that a block has twice. */
const withTwo = (file: ParsedFile): string =>
  isChart(file)
    ? 'Helm takes only this last one, without a warning, and what is below the first one is lost.'
    : file.kind === 'kubernetes'
      ? file.what
        ? 'kustomize takes only one of the two, without an error, and the other one has no effect.'
        : 'kustomize stops here, and a cluster can take the last one and lose the first one without an error.'
      : `${stops(file)} (\`${isSettings(file) ? 'found duplicate key' : 'mapping key already defined'}\`).`;

/** Why a problem matters, if its message does not say it. */
const advices: Partial<Record<Problem['code'], (file: ParsedFile) => string>> = {
  'yaml-syntax': (file) => `${stops(file)}. What follows this place is not checked before it is corrected.`,
  'duplicate-key': (file) => `${withTwo(file)} Put the keys of both blocks under the first one, and delete this line.`,
  'repeated-key': ({format}) =>
    `${{env: 'Docker Compose', json: 'The controller', properties: 'Spring Boot'}[format as 'env']} says nothing about it. Delete the line with the wrong value.`,
};

/** A rule about a problem found while reading the files. */
const reading = (of: Problem['code']): Check =>
  each(
    // What looks odd in a file of another program can be right there.
    ({files}) => files.flatMap((file) => (of === 'yaml-slip' && file.kind === 'other' ? [] : {file})),
    ({file}) =>
      file.problems
        .filter(({code, only}) => code === of && isMeant(only, file))
        .map(({first, message, advice = advices[of]?.(file), ...problem}) => ({
          ...problem,
          advice,
          message: first ? `${message} The first one is in line ${lineOf(file, first)}.` : message,
        })),
  );

export const duplicateKey = reading('duplicate-key');
export const jsonSyntax = reading('json-syntax');
export const lineSyntax = reading('line-syntax');
export const repeatedKey = reading('repeated-key');
export const unreadableFile = reading('unreadable-file');
export const yamlSlip = reading('yaml-slip');
export const yamlSyntax = reading('yaml-syntax');

const meanings: Record<Surprise, string> = {
  truth: 'Without quotes, this is true or false, not the text, so nothing that expects the text finds it.',
  switch: 'Without quotes, YAML 1.1 reads this word as true or false, so the component gets that, not the word.',
  octal: 'Digits that begin with 0 are an octal number in YAML 1.1, so the component gets a different value.',
  sexagesimal: 'Digits with `:` are a base-60 number in YAML 1.1, so the component gets a different value.',
  underscores: 'YAML 1.1 removes the underscores from a number, so the component gets a different text.',
  float: 'Without quotes, this is a number, which loses the `0` at its end: `1.10` becomes `1.1`.',
};

/** Boolean keys, for which `on` and `yes` have the expected meaning. */
const isSwitch = (type: string | undefined): boolean => type === 'boolean' || type === undefined;

/** Exit statuses are text, including `true` and `false`, so the documentation requires quotes. */
const isExitStatus = (id: string): boolean => id.endsWith('.jobflow[].on');

/** Unexpected meaning of a value, if any. A version and the tag of an image are texts. Modes of files are octal numbers on purpose. */
const surpriseAt = (id: string, text: string): Surprise | undefined =>
  isExitStatus(id) && /^(?:true|false)$/.test(text)
    ? 'truth'
    : /(?:tag|version)$/.test(id) && /^\d+\.\d*0$/.test(text)
      ? 'float'
      : /mode$/.test(id)
        ? undefined
        : surpriseOf(text);

export const yaml11Value: Check = each(
  ({files}) =>
    files
      .filter(({format, kind}) => format === 'yaml' && kind !== 'compose' && kind !== 'kubernetes')
      .flatMap(settingsIn),
  ({file, setting: {id, value}}, {knowledge}) => {
    const surprise = value?.plain ? surpriseAt(id, value.text) : undefined;
    // Helm reads these as text.
    const isText = isChart(file) && surprise === 'sexagesimal';
    if (!value || !surprise || isText || (/switch|truth/.test(surprise) && isSwitch(known(knowledge, id)?.type))) {
      return undefined;
    }
    const {at, text} = value;
    const advice =
      surprise === 'float'
        ? 'An image with that other tag is an older one, or there is none (`ImagePullBackOff`). Enclose the value in quotes.'
        : undefined;
    return {at, message: meanings[surprise], advice, fix: {label: 'Add quotes', at, text: `"${text}"`}};
  },
);
