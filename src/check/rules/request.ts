/** Rules about job requests. */
import {nearest} from '../model/names';
import {entryOf, itemsOf, textOf, valueOf, type Tree} from '../model/tree';
import {templatesOf} from '../views/jobs';
import {fieldsOf, requestsOf} from '../views/request';
import type {Hit, Rule} from './rule';
import {lineOf} from './words';

const noBasePart: Rule = {
  code: 'no-base-part',
  certainty: 'suspect',
  title: 'Item with only `META` parts',
  why: '`META` marks a part as already processed, and by default steps skip it. An item with only such parts gives them nothing to do.',
  todo: 'Set the type of the part to process to `BASE_PART`.',
  help: 'reference/flow-rest-api#post-job-create.request.items[].parts[].type',
  check: ({files}) =>
    requestsOf(files).flatMap((file) =>
      file.trees
        .flatMap((tree) => itemsOf(valueOf(tree, 'items')))
        .flatMap((item) => {
          const types = itemsOf(valueOf(item, 'parts')).map((part) => valueOf(part, 'type'));
          return types.length > 0 && types.every((type) => textOf(type) === 'META')
            ? [{file, at: types[0]!.at, message: 'Every part of this item is `META`.'}]
            : [];
        }),
    ),
};

const partType: Rule = {
  code: 'part-type',
  certainty: 'wrong',
  title: 'Unknown part type',
  why: 'A part is either `BASE_PART`, which the workflow processes, or `META`, which is already processed.',
  todo: 'Use `BASE_PART` for documents to process.',
  help: 'reference/flow-rest-api#post-job-create.request.items[].parts[].type',
  check: ({files, knowledge}) => {
    const path = 'items[].parts[].type';
    const values = knowledge.request.find((field) => field.path === path)?.values ?? [];
    return fieldsOf(files)
      .filter((field) => field.path === path && !values.includes(textOf(field.value) ?? ''))
      .map(({file, value}) => {
        const near = nearest(textOf(value) ?? '', values, (one) => one) ?? values[0];
        const message = `The part type must be ${values.map((one) => `\`${one}\``).join(' or ')}.`;
        const fix = near && {label: `Write ${near}`, at: value.at, text: `"${near}"`};
        return {file, at: value.at, message, ...(fix && {fix})};
      });
  },
};

/** Path of the block that a field is in. */
const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

const requestField: Rule = {
  code: 'request-field',
  certainty: 'not-public',
  title: 'Undocumented job request field',
  why: 'This might be a typing error. It might also be correct: the Swagger UI of your controller lists all fields.',
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
          ? ` There is a field of this name, \`${elsewhere}\`.`
          : '';
      const fix = near && {label: `Write ${near}`, at, text: `"${near}"`};
      return [{file, at, message: `\`${path}\` is not in the public documentation.${question}`, ...(fix && {fix})}];
    });
  },
};

/** Whether a value is missing: not there, `null`, empty text or an empty list. */
const isEmpty = (tree: Tree | undefined): boolean =>
  tree === undefined ||
  (tree.type === 'scalar' && (textOf(tree) ?? '') === '') ||
  (tree.type === 'list' && tree.items.length === 0);

const requestIncomplete: Rule = {
  code: 'request-incomplete',
  certainty: 'wrong',
  title: 'Job request without a template, documents or URLs',
  why: 'A request specifies the job template and the data store URL of each document. Without them, a job has nothing to do.',
  todo: 'Add the field.',
  help: 'reference/flow-rest-api#submit-a-job',
  check: ({files}) =>
    requestsOf(files).flatMap((file) => {
      const lacks = (tree: Tree | undefined, name: string, at: Hit['at']): Hit[] =>
        tree?.type === 'map' && isEmpty(valueOf(tree, name))
          ? [{file, at: entryOf(tree, name)?.at ?? at, message: `\`${name}\` is missing or empty.`}]
          : [];
      return file.trees.flatMap((tree) => {
        const begin = {start: tree.at.start, end: tree.at.start + 1};
        const items = itemsOf(valueOf(tree, 'items'));
        return [
          ...lacks(tree, 'jobTemplateName', begin),
          ...lacks(tree, 'items', begin),
          ...items.flatMap((item) => [
            ...lacks(item, 'parts', item.at),
            ...itemsOf(valueOf(item, 'parts')).flatMap((part) => lacks(part, 'url', part.at)),
          ]),
        ];
      });
    }),
};

const requestTemplate: Rule = {
  code: 'request-template',
  certainty: 'suspect',
  title: 'Job request for a missing or disabled template',
  why: 'The template is disabled or is not in any of the open files. The request works only if the controller reads the template from another file.',
  todo: 'Use the `jobName` of a template with `enabled: true`, or open the file that contains it.',
  help: 'reference/flow-rest-api#post-job-create.request.jobTemplateName',
  check: ({files}) => {
    const templates = templatesOf(files);
    return requestsOf(files).flatMap((file) =>
      file.trees.flatMap((tree): Hit[] => {
        const value = valueOf(tree, 'jobTemplateName');
        const name = textOf(value);
        if (!value || !name || templates.length === 0) {
          return [];
        }
        const found = templates.find((template) => template.name.text === name);
        if (!found) {
          return [{file, at: value.at, message: 'No job template in the open files has this name.'}];
        }
        const where = `line ${lineOf(found.file, found.at)} of \`${found.file.name}\``;
        return found.enabled.text?.toLowerCase() === 'false'
          ? [{file, at: value.at, message: `The template in ${where} has \`enabled: false\`.`}]
          : [];
      }),
    );
  },
};

const expectations: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  integer: 'an integer without quotes',
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

const requestValue: Rule = {
  code: 'request-value',
  certainty: 'wrong',
  title: 'Wrong value type in a job request',
  why: 'The controller cannot read a request if a value does not have the type in the API description.',
  todo: 'Use a value of the type listed in the API reference.',
  help: 'reference/flow-rest-api#post-job-create',
  check: ({files, knowledge: {request}}) =>
    fieldsOf(files).flatMap(({file, path, value}) => {
      const type = request.find((field) => field.path === path)?.type;
      return type === undefined || fits(value, type)
        ? []
        : [{file, at: value.at, message: `\`${path}\` must be ${expectations[type] ?? type}.`}];
    }),
};

export const requestRules: readonly Rule[] = [
  noBasePart,
  partType,
  requestField,
  requestIncomplete,
  requestTemplate,
  requestValue,
];
