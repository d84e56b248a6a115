import {nearest} from '../../model/names';
import {textOf} from '../../model/tree';
import {fieldsOf} from '../../views/request';
import type {Rule} from '../rule';

export const partType: Rule = {
  code: 'part-type',
  certainty: 'wrong',
  title: 'Part type that does not exist',
  why: 'A part is `BASE_PART`, which the workflow processes, or `META`, which has been processed.',
  todo: 'Write `BASE_PART` for a document that is to be processed.',
  help: 'reference/flow-rest-api#post-job-create.request.items[].parts[].type',
  check: ({files, knowledge}) => {
    const path = 'items[].parts[].type';
    const values = knowledge.request.find((field) => field.path === path)?.values ?? [];
    return fieldsOf(files)
      .filter((field) => field.path === path && !values.includes(textOf(field.value) ?? ''))
      .map(({file, value}) => {
        const near = nearest(textOf(value) ?? '', values, (one) => one) ?? values[0];
        const message = `A part is ${values.map((one) => `\`${one}\``).join(' or ')}.`;
        const fix = near && {label: `Write ${near}`, at: value.at, text: `"${near}"`};
        return {file, at: value.at, message, ...(fix && {fix})};
      });
  },
};
