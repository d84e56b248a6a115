import {nearest} from '../../model/names';
import {fieldsOf} from '../../views/request';
import type {Rule} from '../rule';

/** Path of the block that a field is in. */
const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

export const requestField: Rule = {
  code: 'request-field',
  certainty: 'not-public',
  title: 'Field of a job request that the public documentation does not have',
  why: 'It may be a slip. It may also be right: the Swagger UI of your controller lists every field.',
  todo: 'Compare the name with the Swagger UI of your controller.',
  help: 'reference/flow-rest-api#post-job-create',
  check: ({files, knowledge: {request}}) => {
    const isOpen = (path: string): boolean =>
      path !== '' && !request.some((field) => field.path.startsWith(`${path}.`) || field.path.startsWith(`${path}[]`));
    return fieldsOf(files, isOpen).flatMap(({file, path, name, at}) => {
      if (name === '' || request.some((field) => field.path === path)) {
        return [];
      }
      const siblings = request.filter((field) => parentOf(field.path) === parentOf(path) && !field.path.endsWith('[]'));
      const near = nearest(name, siblings, (field) => field.path.split('.').at(-1)!)
        ?.path.split('.')
        .at(-1);
      const elsewhere = near ? undefined : request.find((field) => field.path.split('.').at(-1) === name)?.path;
      const question = near
        ? ` Did you mean \`${near}\`?`
        : elsewhere
          ? ` A field of this name is \`${elsewhere}\`.`
          : '';
      const fix = near && {label: `Write ${near}`, at, text: `"${near}"`};
      return [{file, at, message: `The public documentation does not have \`${path}\`.${question}`, ...(fix && {fix})}];
    });
  },
};
