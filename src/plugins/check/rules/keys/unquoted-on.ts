import {canonical} from '../../model/names';
import type {Rule} from '../rule';
import {settingsOf} from './settings-files';

const condition = canonical('jadice-flow.jobs.jobTemplates[].jobFlow[].on');

export const unquotedOn: Rule = {
  code: 'unquoted-on',
  certainty: 'wrong',
  title: 'The key `on` without quotes',
  why: 'In YAML 1.1, which Spring Boot reads, a plain `on` is not text but a boolean. The edge then has no condition.',
  todo: 'Write `"on"`.',
  help: 'main-concepts/workflows#job-flow',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting: {id, at, plain, name}}) =>
      id === condition && plain && file.format === 'yaml' && /^on$/i.test(name)
        ? [
            {
              file,
              at,
              message: 'The key `on` has no quotes: the edge has no condition.',
              fix: {label: 'Write "on" with quotes', at, text: '"on"'},
            },
          ]
        : [],
    ),
};
