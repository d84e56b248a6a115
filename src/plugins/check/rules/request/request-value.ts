import type {Tree} from '../../model/tree';
import {fieldsOf} from '../../views/request';
import type {Rule} from '../rule';

const expectations: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  integer: 'a whole number without quotes',
  array: 'a list in `[ ]`',
  object: 'a block in `{ }`',
};

function fits(value: Tree, type: string): boolean {
  switch (type) {
    case 'array':
      return value.type === 'list';
    case 'object':
      return value.type === 'map';
    case 'integer':
      return value.type === 'scalar' && value.kind === 'number' && /^-?\d+$/.test(value.text);
    default:
      return value.type === 'scalar' && (value.kind === 'string' || value.kind === 'null');
  }
}

export const requestValue: Rule = {
  code: 'request-value',
  certainty: 'wrong',
  title: 'Value of a job request that has another type',
  why: 'The controller cannot read the request when a field has a value of another type than the API description says.',
  todo: 'Write a value of the type that the table of the call names.',
  help: 'reference/flow-rest-api#post-job-create',
  check: ({files, knowledge: {request}}) =>
    fieldsOf(files).flatMap(({file, path, value}) => {
      const type = request.find((field) => field.path === path)?.type;
      return type === undefined || fits(value, type)
        ? []
        : [{file, at: value.at, message: `\`${path}\` takes ${expectations[type] ?? type}.`}];
    }),
};
