/** Rules about job requests. */
import {nearest} from '../model/names';
import {allAt, entryOf, textOf, valueOf, type Tree} from '../model/tree';
import {templatesOf} from '../views/jobs';
import {fieldsOf, requestsOf} from '../views/request';
import {type Check, each, when} from './rule';
import {isLeftOpen, lineOf, listed, unknownName, unlikeName} from './words';

export const noBasePart: Check = each(requestsOf, ({tree}) =>
  allAt(tree, 'items[]').flatMap((item) => {
    const types = allAt(item, 'parts[]').map((part) => valueOf(part, 'type'));
    const message = 'Every part of this item is `META`, so the steps skip all of it. One must be `BASE_PART`.';
    return when(
      types.every((type) => textOf(type) === 'META'),
      types[0],
      message,
    );
  }),
);

export const partType: Check = each(fieldsOf, ({path, value}, {knowledge}) => {
  const text = textOf(value) ?? '';
  const values = path === 'items[].parts[].type' && knowledge.request.find((field) => field.path === path)?.values;
  if (!values || values.includes(text)) {
    return undefined;
  }
  const {at} = value;
  const near = nearest(text, values) ?? values[0]!;
  const fix = {label: `Use ${near}`, at, text: `"${near}"`};
  return {at, message: `This is no type of a part. The types are ${listed(values, ' and ')}.`, fix};
});

export const requestField: Check = each(fieldsOf, ({block, path, name, at}, {knowledge: {request}}) => {
  const prefix = block === '' ? '' : `${block}.`;
  // A block whose fields are not documented can contain anything.
  const isOpen = !request.some((one) => one.path.startsWith(prefix) || one.path.startsWith(`${block}[]`));
  if (name === '' || isOpen || request.some((field) => field.path === path)) {
    return undefined;
  }
  const fields = request.map((field) => ({...field, name: field.path.replace(/.*\./, '')}));
  const siblings = fields.filter((field) => field.path === prefix + field.name && /\w$/.test(field.name));
  const near = nearest(name, siblings, (field) => field.name)?.name;
  const elsewhere = near ? undefined : fields.find((field) => field.name === name)?.path;
  const message = `The documented job request has no field \`${path}\`.`;
  const hint = elsewhere ? `${message} There is a field of this name, \`${elsewhere}\`.` : message;
  const advice = near
    ? 'The controller can ignore a field that it does not know, so the job runs without it. Correct the name.'
    : 'If the controller does not know it either, it can ignore it, which only the result shows. Compare the name with its Swagger UI.';
  return {...unknownName(at, hint, near, `"${near}"`), advice, certainty: near ? undefined : 'not-public'};
});

/** Whether a value is missing, `null`, an empty text or an empty list. */
const isEmpty = (tree: Tree | undefined): boolean =>
  tree === undefined ||
  (tree.type === 'scalar' && (textOf(tree) ?? '') === '') ||
  (tree.type === 'list' && tree.items.length === 0);

export const requestIncomplete: Check = each(
  (input) => {
    const roots = requestsOf(input).map(({file, tree}) => {
      const {start} = tree.at;
      return {file, path: '', value: tree, at: {start, end: start + 1}};
    });
    return [...roots, ...fieldsOf(input)].filter(({value}) => value.type === 'map');
  },
  ({path, value, at}, {knowledge: {request}}) =>
    request
      .find((field) => field.path === path)
      ?.required?.filter((name) => isEmpty(valueOf(value, name)))
      .map((name) => ({
        at: entryOf(value, name)?.at ?? at,
        message: `${path === '' ? 'The request' : `An entry of \`${path.replaceAll('[]', '')}\``} has no \`${name}\`, so the controller rejects it.`,
      })),
);

export const requestTemplate: Check = each(requestsOf, ({file, tree}, input) => {
  const templates = templatesOf(input);
  const value = valueOf(tree, 'jobTemplateName');
  const name = textOf(value);
  if (!value || !name || templates.length === 0) {
    return undefined;
  }
  const {at} = value;
  const found = templates.find((template) => template.name.text === name);
  if (!found) {
    const message = 'No job template in these files has this name, so the controller rejects the request.';
    const hit = unlikeName(file, {text: name, at, setting: undefined}, message, 'template', templates);
    return {...hit, advice: 'Names are case-sensitive. Write the `jobName` of a template.'};
  }
  const where = `line ${lineOf(found.file, found.at)} of \`${found.file.name}\``;
  if (found.enabled.text?.toLowerCase() === 'false') {
    const message = `The template in ${where} has \`enabled: false\`, so the controller rejects the request.`;
    return {at, message, advice: 'Set `enabled: true` there, or send another `jobTemplateName`.'};
  }
  // A step without a filter takes all types.
  const filters = found.steps.map(({mimeTypes}) => mimeTypes.flatMap((one) => one.text?.toLowerCase() ?? []));
  const takes = (type: string): boolean =>
    filters.some((types) => types.length === 0 || types.some((one) => one === type || /[*$]/.test(one)));
  const message = `No step of the template in ${where} accepts this type, so the part is not processed.`;
  const advice = `Send another type, or add this one to \`inputMimeTypes\` in \`${found.file.name}\`.`;
  return allAt(tree, 'items[].parts[].mimeType').flatMap((type) =>
    when(found.steps.length > 0 && !takes((textOf(type) ?? '').toLowerCase()), type, message, {advice}),
  );
});

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
      return value.type === 'scalar' && value.kind === 'string';
  }
}

/** Where documents come from. */
const fromStore =
  'A worker opens the address itself, so it must work inside its container. Upload the document to the data store and use the URL that it returns.';

export const requestValue: Check = each(fieldsOf, ({path, value}, {knowledge: {request}}) => {
  const {type, pattern} = request.find((field) => field.path === path) ?? {};
  const text = textOf(value) ?? '';
  if (/\.url$/.test(path) && /^(?:[a-z]:[\\/]|\.{0,2}[\\/]|~|file:)/i.test(text)) {
    const message = `\`${path}\` is a path of one machine. It must be the address of a document in the data store.`;
    return {at: value.at, message, advice: fromStore, certainty: 'suspect'};
  }
  if (type !== undefined && !fits(value, type)) {
    const isNull = value.type === 'scalar' && value.kind === 'null';
    const message = `\`${path}\` must be ${expectations[type] ?? type}.`;
    const advice = 'The controller rejects the request and starts no job. In JSON, only text stands in quotes.';
    return {at: value.at, message, advice, certainty: isNull && type === 'string' ? 'suspect' : 'wrong'};
  }
  const message = `\`${path}\` must be a whole address with its scheme, such as \`https:\`, and without blanks or other characters that a URL encodes.`;
  const isOther = pattern !== undefined && text !== '' && !isLeftOpen(text) && !new RegExp(pattern).test(text);
  return when(isOther, value, message, {advice: fromStore, certainty: 'suspect'});
});
