/** Rules about what stops a program from reading the file. */
import {known} from '../knowledge/find';
import {allSettings} from '../model/bind';
import type {ProblemCode} from '../model/problems';
import {surpriseOf, type Surprise} from '../model/yaml11';
import type {Hit, Input, Rule} from './rule';

/** What reading the files finds by itself: a rule for each code of a problem. */
const problems: readonly (Omit<Rule, 'check'> & {code: ProblemCode})[] = [
  {
    code: 'duplicate-key',
    certainty: 'wrong',
    title: 'The same key twice in one block',
    why: 'Spring Boot and Docker Compose refuse a YAML file in which a key comes twice in one block: the controller does not start (`found duplicate key`).',
    todo: 'Put what is below both keys under one of them.',
    help: 'main-concepts/workflows#add-a-sample-to-a-file',
  },
  {
    code: 'json-syntax',
    certainty: 'wrong',
    title: 'Not valid JSON',
    why: 'The controller refuses a request that is not JSON. JSON has no comments, no single quotes, and no comma after the last entry.',
    todo: 'Correct the place.',
    help: 'reference/flow-rest-api#submit-a-job',
  },
  {
    code: 'line-syntax',
    certainty: 'wrong',
    title: 'Line without a name in an .env file',
    why: 'Docker Compose reads lines of the form `NAME=value`, and comments. It stops at anything else.',
    todo: 'Write `NAME=value`, or put a `#` in front of the line.',
    help: 'installation/docker-compose#install-the-stack',
  },
  {
    code: 'repeated-key',
    certainty: 'suspect',
    title: 'A key that is set again',
    why: 'In `.properties`, `.env` and JSON the last of several equal keys counts, and nothing warns about the others.',
    todo: 'Keep one of them.',
    help: 'installation/general-configuration#how-spring-boot-reads-the-settings',
  },
  {
    code: 'unreadable-file',
    certainty: 'wrong',
    title: 'File that cannot be read',
    why: 'The file is no text, too large, nested without end, or a template of Helm that is not YAML before it is rendered.',
    todo: 'Open the file that the program reads, as text in UTF-8.',
    help: 'installation/general-configuration#the-three-files',
  },
  {
    code: 'yaml-syntax',
    certainty: 'wrong',
    title: 'Not valid YAML',
    why: 'A program that reads the file stops at the first mistake, and does not start. Mistakes further down are not shown before.',
    todo: 'Correct the place. The mistake can also be in the line above.',
    help: 'installation/general-configuration#how-spring-boot-reads-the-settings',
  },
];

/** The problems of one code in all files. */
const hitsOf = (code: ProblemCode, {files}: Input): Hit[] =>
  files.flatMap((file) =>
    file.problems.filter((problem) => problem.code === code).map(({at, message}) => ({file, at, message})),
  );

const meanings: Record<Surprise, string> = {
  truth: 'Without quotes, YAML reads this word as a boolean, not as text; capitals get lost.',
  switch: 'Without quotes, YAML 1.1 reads this word as true or false, not as text.',
  octal: 'Without quotes, YAML 1.1 reads digits that begin with 0 as an octal number: the program sees another number.',
  sexagesimal:
    'Without quotes, YAML 1.1 reads digits with `:` as a number with the base 60: the program sees another value.',
  underscores: 'Without quotes, YAML 1.1 drops the underscores of a number.',
};

/** Keys whose value is a switch: there, `on` and `yes` are what they look like. */
const isSwitch = (type: string | undefined): boolean => type === 'boolean' || type === undefined;

/** Exit statuses are text, also `true` and `false`: the documentation asks for quotes around both. */
const isExitStatus = (id: string): boolean => id.endsWith('.jobflow[].on');

/** What is not what it looks like. */
const surpriseAt = (id: string, text: string): Surprise | undefined =>
  isExitStatus(id) && /^(?:true|false)$/.test(text) ? 'truth' : surpriseOf(text);

const yaml11Value: Rule = {
  code: 'yaml11-value',
  certainty: 'suspect',
  title: 'Value that YAML 1.1 reads in another way',
  why: 'Spring Boot reads YAML 1.1, many editors and tools YAML 1.2. `on`, `yes`, `0777` and `1:30` are text or decimal numbers in the one, and something else in the other.',
  todo: 'Put quotes around the value if it is text.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files, knowledge}) =>
    files
      .filter(({format, kind}) => format === 'yaml' && kind !== 'compose' && kind !== 'kubernetes')
      .flatMap((file) =>
        file.documents.flatMap((document) =>
          allSettings(document).flatMap(({id, value}) => {
            const surprise = value?.plain ? surpriseAt(id, value.text) : undefined;
            if (
              !value ||
              !surprise ||
              ((surprise === 'switch' || surprise === 'truth') && isSwitch(known(knowledge, id)?.type))
            ) {
              return [];
            }
            const label = 'Put quotes around the value';
            const message = meanings[surprise];
            return [{file, at: value.at, message, fix: {label, at: value.at, text: `"${value.text}"`}}];
          }),
        ),
      ),
};

export const fileRules: readonly Rule[] = [
  ...problems.map((words) => ({...words, check: (input: Input) => hitsOf(words.code, input)})),
  yaml11Value,
];
