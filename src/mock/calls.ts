/** Finds out which call of an API a request is, and refuses what its description does not allow. Pure. */
import type {IncomingHttpHeaders} from 'node:http';
import type {OpenApiFile, Operation, PathItem} from '../facts/schema/openapi';
import {Refusal, refuseUnless, type Request} from './answers';
import {partsOf, type Part} from './multipart';
import {isObject, parameterProblems, problemsOf} from './validate';

/** A request that its API allows. */
export interface Call extends Request {
  operation: Operation;
  /** Values of the path parameters. */
  path: Readonly<Record<string, string>>;
  /** The body as JSON, or `__DOC` of an upload. */
  json: Readonly<Record<string, unknown>>;
  /** The content of an upload. */
  parts: readonly Part[];
}

const methods = ['get', 'post', 'put', 'delete'] as const;

const mediaTypeOf = (text: string | undefined): string => (text ?? '').split(';')[0]!.trim().toLowerCase();

/** Does not skip a byte order mark, which is no JSON. */
const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

export function jsonOf(bytes: Buffer, name = 'The body'): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal(400, `${name} is not valid JSON`);
  }
  refuseUnless(isObject(value), 400, `${name} must be a JSON object`);
  return value;
}

/** The path of the API and the values of its parameters. */
function pathOf({paths}: OpenApiFile, {pathname}: URL) {
  for (const [template, item] of Object.entries(paths)) {
    const found = new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
    if (found) return {item, path: {...found.groups}};
  }
  throw new Refusal(404, 'The mock server does not have this path');
}

function operationOf(item: PathItem, method: string): Operation {
  const known = methods.filter((one) => item[one]);
  refuseUnless(known.length > 0, 404, 'The mock server does not have this path');
  const operation = known.map((one) => ({name: one.toUpperCase(), call: item[one]})).find(({name}) => name === method);
  refuseUnless(operation?.call, 405, 'The path has no such method', {Allow: known.join(', ').toUpperCase()});
  return operation.call;
}

function checkParameters(api: OpenApiFile, item: PathItem, operation: Operation, path: Call['path'], {url}: Request) {
  for (const {$ref} of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const {name, in: place, schema} = api.components.parameters[$ref.replace('#/components/parameters/', '')]!;
    const texts = place === 'path' ? [path[name]!] : url.searchParams.getAll(name);
    const [problem] = parameterProblems(api, name, schema, texts);
    refuseUnless(problem === undefined, 400, problem ?? '');
  }
}

/** Refuses if the client accepts none of the media types of the answer. */
function checkAccept({responses}: Operation, {accept}: IncomingHttpHeaders) {
  const sent = Object.entries(responses).flatMap(([status, {content = {}}]) =>
    status.startsWith('2') ? Object.keys(content) : [],
  );
  const listed = (accept ?? '*/*').split(',').filter((one) => !/;\s*q=0(?:\.0*)?\s*$/i.test(one));
  const accepted = listed.map(mediaTypeOf);
  const matches = (type: string): boolean =>
    accepted.some((one) => [type, `${type.split('/')[0]}/*`, '*/*'].includes(one)) || type === '*/*';
  refuseUnless(sent.length === 0 || sent.some(matches), 406, `The answer is ${sent.join(' or ')}`);
}

type Body = Pick<Call, 'json' | 'parts'>;

function bodyOf(api: OpenApiFile, {requestBody}: Operation, {headers, bytes}: Request): Body {
  const none = {json: {}, parts: []};
  if (!requestBody) return none;
  const {content} = requestBody;
  const sent = headers['content-type'];
  const type = mediaTypeOf(sent);
  refuseUnless(sent === undefined || /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type), 415, 'Content-Type is no media type');
  const isForm = type === 'multipart/form-data';
  const isUtf8 = !/;\s*charset=(?!"?utf-8"?\s*(?:;|$))/i.test(sent ?? '');
  const isKnown = isForm || (type === 'application/json' && isUtf8);
  const media = isKnown ? content[type] : undefined;
  const expected = `${Object.keys(content).join(' or ')}${isUtf8 ? '' : ' in UTF-8'}`;
  refuseUnless(media ?? content['*/*'], 415, `Content-Type must be ${expected}`);
  refuseUnless(bytes.length > 0, 400, 'The body is missing');
  if (!media) return none;
  const parts = isForm ? partsOf(sent ?? '', bytes) : [];
  const described = Object.keys(media.encoding ?? {});
  const fields: Record<string, unknown> = {};
  for (const part of parts) {
    const isJson = described.includes(part.name);
    refuseUnless(!isJson || !Object.hasOwn(fields, part.name), 400, `There is more than one part ${part.name}`);
    const expected = media.encoding?.[part.name]?.contentType;
    refuseUnless(!isJson || part.type === expected, 415, `The part ${part.name} must have the type ${expected}`);
    fields[part.name] = isJson ? jsonOf(part.bytes, `The part ${part.name}`) : '';
  }
  const json = isForm ? fields : jsonOf(bytes);
  const problems = problemsOf(api, media.schema, json);
  refuseUnless(problems.length === 0, 400, problems.join('; '));
  const [name = ''] = described;
  return isForm
    ? {json: fields[name] as Body['json'], parts: parts.filter((part) => part.name !== name)}
    : {json, parts: []};
}

/**
 * The call that a request is.
 *
 * @param login - Refuses wrong credentials. Runs after the path is known, as in Spring Security, and before the body is read.
 * @throws Refusal if the API does not allow the request
 */
export function callOf(api: OpenApiFile, request: Request, login: (request: Request) => void): Call {
  const {item, path} = pathOf(api, request.url);
  login(request);
  const operation = operationOf(item, request.method);
  checkParameters(api, item, operation, path, request);
  checkAccept(operation, request.headers);
  return {...request, operation, path, ...bodyOf(api, operation, request)};
}
