import {allSettings} from '../../model/bind';
import {surpriseOf, type Surprise} from '../../model/yaml11';
import {known} from '../../knowledge/find';
import type {Rule} from '../rule';

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

export const yaml11Value: Rule = {
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
