/** Rules about unreadable files. */
import {known} from '../knowledge/find';
import {allSettings} from '../model/bind';
import type {Kind} from '../model/kind';
import type {Problem} from '../model/tree';
import {surpriseOf, type Surprise} from '../model/yaml11';
import {each, type Rule} from './rule';
import {lineOf} from './words';

/** Kinds of files by their reader. */
const readers: Readonly<Record<NonNullable<Problem['only']>, readonly Kind[]>> = {
  snake: ['application', 'job-templates', 'workers'],
  go: ['compose', 'kubernetes'],
};

/** A rule about a problem found while reading the files. */
const reading = (of: Problem['code'], rule: Omit<Rule, 'check'>): Rule => ({
  ...rule,
  check: each(
    // What looks odd in a file of another program can be right there.
    ({files}) => files.flatMap((file) => (of === 'yaml-slip' && file.kind === 'other' ? [] : {file})),
    ({file}) =>
      file.problems
        .filter(({code, only}) => code === of && (only === undefined || readers[only].includes(file.kind)))
        .map(({first, message, ...problem}) => ({
          ...problem,
          message: first ? `${message} The other one is in line ${lineOf(file, first)}.` : message,
        })),
  ),
});

export const duplicateKey = reading('duplicate-key', {
  certainty: 'wrong',
  title: 'Key twice in one block',
  why: 'A block has each key once. Spring Boot and Docker Compose stop at the second one (`found duplicate key`). Kubernetes rejects the manifest, or uses only the last one.',
  todo: 'Move what is below the second key under the first one, then delete the second key.',
  help: 'main-concepts/workflows#add-a-sample-to-a-file',
});

export const jsonSyntax = reading('json-syntax', {
  certainty: 'wrong',
  title: 'Invalid JSON',
  why: 'The controller rejects requests that are not valid JSON. JSON does not allow comments, single quotes or a comma after the last entry.',
  todo: 'Correct the marked text.',
  help: 'reference/flow-rest-api#submit-a-job',
});

export const lineSyntax = reading('line-syntax', {
  certainty: 'wrong',
  title: 'Invalid line in an `.env` file, so the file is not compared',
  why: 'Docker Compose accepts only comments, names and `NAME=value`, and stops at anything else. A value over several lines needs quotes.',
  todo: 'Write `NAME=value`, comment out the line with `#`, or enclose the value in quotes.',
  help: 'installation/docker-compose#install-the-stack',
});

export const repeatedKey = reading('repeated-key', {
  certainty: 'suspect',
  title: 'Key set more than once',
  why: 'In `.properties`, `.env` and JSON, the last value of a duplicate key applies, without a warning.',
  todo: 'Delete all but the one with the right value.',
  help: 'installation/general-configuration#how-spring-boot-reads-the-settings',
});

export const unreadableFile = reading('unreadable-file', {
  certainty: 'wrong',
  otherwise: 'not-public',
  title: 'Unreadable file',
  why: 'The file is not text, is too large or too deeply nested, or is a template, which is not YAML until a tool has rendered it.',
  todo: 'Open the UTF-8 text file that the component reads.',
  help: 'installation/general-configuration#the-three-files',
});

export const yamlSlip = reading('yaml-slip', {
  certainty: 'suspect',
  otherwise: 'wrong',
  title: 'Text that YAML reads differently than it looks',
  why: 'The file is valid YAML, but this part of it was probably meant as something else: as a key, a list entry or a text in quotes.',
  todo: 'Correct the marked text, unless it is really meant as this text.',
  help: 'installation/general-configuration#how-spring-boot-reads-the-settings',
});

export const yamlSyntax = reading('yaml-syntax', {
  certainty: 'wrong',
  title: 'Invalid YAML, so the rest of the file is not checked',
  why: 'A component that reads the file stops at the first error and does not start. Later errors appear only after you fix it.',
  todo: 'Correct the marked text. The error can also be in the line above.',
  help: 'installation/general-configuration#how-spring-boot-reads-the-settings',
});

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

export const yaml11Value: Rule = {
  certainty: 'suspect',
  title: 'Value that YAML 1.1 reads differently',
  why: 'Spring Boot uses YAML 1.1, while many editors and tools use YAML 1.2. The two versions interpret `on`, `yes`, `0777` and `1:30` differently.',
  todo: 'Enclose the value in quotes, unless it is really meant as a number or a boolean.',
  help: 'main-concepts/workflows#job-flow',
  check: each(
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
  ),
};
