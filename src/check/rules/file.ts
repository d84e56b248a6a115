/** Rules about unreadable files. */
import {known} from '../knowledge/find';
import {allSettings} from '../model/bind';
import type {Kind} from '../model/kind';
import type {Problem} from '../model/tree';
import {surpriseOf, type Surprise} from '../model/yaml11';
import {type Check, each} from './rule';
import {lineOf} from './words';

/** Kinds of files by their reader. */
const readers: Readonly<Record<NonNullable<Problem['only']>, readonly Kind[]>> = {
  snake: ['application', 'job-templates', 'workers'],
  go: ['compose', 'kubernetes'],
};

/** A rule about a problem found while reading the files. */
const reading = (of: Problem['code']): Check =>
  each(
    // What looks odd in a file of another program can be right there.
    ({files}) => files.flatMap((file) => (of === 'yaml-slip' && file.kind === 'other' ? [] : {file})),
    ({file}) =>
      file.problems
        .filter(({code, only}) => code === of && (only === undefined || readers[only].includes(file.kind)))
        .map(({first, message, ...problem}) => ({
          ...problem,
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
};

/** Boolean keys, for which `on` and `yes` have the expected meaning. */
const isSwitch = (type: string | undefined): boolean => type === 'boolean' || type === undefined;

/** Exit statuses are text, including `true` and `false`, so the documentation requires quotes. */
const isExitStatus = (id: string): boolean => id.endsWith('.jobflow[].on');

/** Unexpected meaning of a value, if any. */
const surpriseAt = (id: string, text: string): Surprise | undefined =>
  isExitStatus(id) && /^(?:true|false)$/.test(text) ? 'truth' : surpriseOf(text);

export const yaml11Value: Check = each(
  ({files}) =>
    files
      .filter(({format, kind}) => format === 'yaml' && kind !== 'compose' && kind !== 'kubernetes')
      .flatMap((file) => file.documents.flatMap(allSettings).map((setting) => ({file, setting}))),
  ({setting: {id, value}}, {knowledge}) => {
    const surprise = value?.plain ? surpriseAt(id, value.text) : undefined;
    if (!value || !surprise || (/switch|truth/.test(surprise) && isSwitch(known(knowledge, id)?.type))) {
      return undefined;
    }
    const {at, text} = value;
    return {at, message: meanings[surprise], fix: {label: 'Add quotes', at, text: `"${text}"`}};
  },
);
