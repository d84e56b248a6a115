/** Converts problems in the product data to messages with the fix. */
import {isMap, isScalar, isSeq, type Document, LineCounter, parseDocument, visit} from 'yaml';
import type * as z from 'zod';
import {choicesNear} from '../../lib/choices';

/** Thrown if `product/` is invalid. The message lists every problem. */
export class ProductDataError extends Error {
  override name = 'ProductDataError';

  constructor(readonly problems: readonly string[]) {
    super(
      `The product data has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n  - ${problems.join('\n  - ')}\nFor the format, see product/README.md.`,
    );
  }
}

const nameFields = ['key', 'name', 'id', 'term', 'page', 'jobName', 'stepName', 'operationId'] as const;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Label of a list entry for authors: its name, key or id. */
export function namesOf(entry: Record<string, unknown>): string[] {
  const field = nameFields.find((name) => typeof entry[name] === 'string');
  return Array.isArray(entry['names']) ? entry['names'].map(String) : field ? [String(entry[field])] : [];
}

/** The position of a value, such as `product/a.yaml: properties[3] (server.port) > type`. */
export function enter(at: string, step: PropertyKey, value: unknown): string {
  if (typeof step !== 'number') {
    return `${at}${at.endsWith('.yaml') ? ': ' : ' > '}${String(step)}`;
  }
  const [name] = isRecord(value) ? namesOf(value) : [];
  return `${at}[${step}]${name === undefined ? '' : ` (${name})`}`;
}

function showValue(value: unknown): string {
  if (value === undefined) {
    return 'is missing';
  }
  const text = JSON.stringify(value);
  return `is ${text.length > 80 ? `${text.slice(0, 77)}...` : text}`;
}

/** One line per issue: file, entry, value and fix. */
export function describeIssues(file: string, data: unknown, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue): string[] => {
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      // The author probably meant the alternative with the most deeply nested problem.
      const best = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
      return describeIssues(
        file,
        data,
        best.map((inner) => ({...inner, path: [...issue.path, ...inner.path]})),
      );
    }
    let value = data;
    let at = issue.path.length === 0 ? `${file}: the file` : file;
    for (const step of issue.path) {
      value = isRecord(value) ? value[String(step)] : undefined;
      at = enter(at, step, value);
    }
    if (issue.code === 'unrecognized_keys') {
      return [`${at}: does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}; correct or delete it`];
    }
    if (issue.code === 'invalid_key') {
      return [`${at}: ${issue.issues.map(({message}) => message).join('; ')}`];
    }
    const advice =
      issue.code === 'invalid_value' && value !== undefined
        ? choicesNear(JSON.stringify(value).replaceAll('"', ''), issue.values.map(String))
        : issue.message.replace(/^Invalid (input|option): /, '').replace(', received undefined', '');
    return [`${at}: ${showValue(value)}; ${advice}`];
  });
}

const depth = (issues: readonly z.core.$ZodIssue[]): number => Math.max(0, ...issues.map(({path}) => path.length));

/** A file of `product/` with the lines of its entries. */
export interface Located {
  document: Document.Parsed;
  lines: LineCounter;
}

export function locate(text: string): Located {
  const lines = new LineCounter();
  return {document: parseDocument(text, {lineCounter: lines}), lines};
}

/** Adds the line to a problem, as far as its place leads: `product/a.yaml: properties[3] (x) > type: is ...`. */
export function withLine(problem: string, files: ReadonlyMap<string, Located>): string {
  const [, file = '', rest = ''] = /^(product\/[^:]+?\.yaml)(?:: |(?=\[))([^]*)$/.exec(problem) ?? [];
  const located = files.get(file);
  if (!located) {
    return problem;
  }
  const {document, lines} = located;
  let node: unknown = document.contents;
  let offset: number | undefined;
  const go = (to: unknown, key: unknown = to): void => {
    node = to;
    offset = (key as {range?: [number]} | undefined)?.range?.[0] ?? offset;
  };
  const labelled = (list: unknown, label: string): unknown =>
    isSeq(list)
      ? list.items.find((item) => isMap(item) && namesOf(item.toJSON() as Record<string, unknown>).includes(label))
      : undefined;
  for (const step of rest.split(/ > |: /)) {
    const [, name = '', index, label] = /^(.*?)(?:\[(\d+)\])?(?: \((.*)\))?$/.exec(step) ?? [];
    const pair = isMap(node) ? node.items.find(({key}) => isScalar(key) && String(key.value) === name) : undefined;
    if (pair) {
      go(pair.value, pair.key);
    } else if (name !== '' && offset === undefined) {
      // The name of an entry somewhere in the file.
      visit(document, {
        Scalar: (_, scalar) => {
          if (scalar.value === name) {
            go(undefined, scalar);
            return visit.BREAK;
          }
          return undefined;
        },
      });
      break;
    } else if (name !== '') {
      break;
    }
    const entry = index === undefined ? label && labelled(node, label) : isSeq(node) && node.items[Number(index)];
    if (entry) {
      go(entry);
    }
  }
  return `${file}:${lines.linePos(offset ?? 0).line}: ${rest}`;
}
