/** Converts problems in the product data to messages with the fix. */
import type * as z from 'zod';

/** Thrown when `product/` cannot be used; the message lists every problem. */
export class ProductDataError extends Error {
  override name = 'ProductDataError';

  constructor(readonly problems: readonly string[]) {
    super(
      `The product data has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n  - ${problems.join('\n  - ')}\nHow entries look stands in product/README.md.`,
    );
  }
}

const nameFields = ['key', 'name', 'id', 'term', 'page', 'jobName', 'stepName', 'operationId'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** How the author recognises an entry of a list: by its key, name or id. */
function nameOf(entry: unknown): string {
  const field = isRecord(entry) ? nameFields.find((name) => typeof entry[name] === 'string') : undefined;
  return isRecord(entry) && field !== undefined ? ` (${String(entry[field])})` : '';
}

/** Walks along a path and writes it for people, as in `properties[3] (server.port) > type`. */
function describePath(data: unknown, path: readonly PropertyKey[]): {where: string; value: unknown} {
  let value = data;
  let where = '';
  for (const step of path) {
    value = isRecord(value) ? value[String(step)] : undefined;
    if (typeof step === 'number') {
      where += `[${step}]${nameOf(value)}`;
    } else {
      where += `${where === '' ? '' : ' > '}${String(step)}`;
    }
  }
  return {where: where || 'the file', value};
}

/** The value in one short line. */
function showValue(value: unknown): string {
  if (value === undefined) {
    return 'is missing';
  }
  const text = JSON.stringify(value);
  return `is ${text.length > 80 ? `${text.slice(0, 77)}...` : text}`;
}

/** One line per issue: file, entry, value, and what to do. */
export function describeIssues(file: string, data: unknown, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue): string[] => {
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      // The alternative that got furthest is the one that the author meant.
      const best = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
      return describeIssues(
        file,
        data,
        best.map((inner) => ({...inner, path: [...issue.path, ...inner.path]})),
      );
    }
    const {where, value} = describePath(data, issue.path);
    if (issue.code === 'unrecognized_keys') {
      return [
        `${file}: ${where}: does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}; correct or delete it`,
      ];
    }
    if (issue.code === 'invalid_key') {
      return [`${file}: ${where}: ${issue.issues.map(({message}) => message).join('; ')}`];
    }
    const advice = issue.message.replace(/^Invalid (input|option): /, '');
    return [`${file}: ${where}: ${showValue(value)}; ${advice}`];
  });
}

const depth = (issues: readonly z.core.$ZodIssue[]): number => Math.max(0, ...issues.map(({path}) => path.length));
