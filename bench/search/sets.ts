import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lastVersion} from '../../src/config/versions';

export interface SetQuery {
  kind: string;
  version: string;
  query: string;
  /** Addresses in the version that answer: of a page, or of a section or row as `page#anchor`. */
  answers: readonly string[];
  /** Only one half is used for tuning. The other one shows whether the result holds in general. */
  half: 'work' | 'locked';
}

const folder = path.join(import.meta.dirname, 'sets');
const form = /^(?:\[(?<version>current|[\d.]+)\] )?(?<query>.+) => (?<answers>\S.*)$/;

/** The half of a query: the first bit of its hash. */
export const halfOf = (query: string): SetQuery['half'] =>
  createHash('sha256').update(query).digest()[0]! < 128 ? 'work' : 'locked';

/** Reads lines `query => page#anchor, page`. A version in brackets may come first. Lines with # are notes. */
export function parseSet(kind: string, text: string): SetQuery[] {
  return text.split('\n').flatMap((line, index): SetQuery[] => {
    if (line === '' || line.startsWith('# ')) {
      return [];
    }
    const {version, query, answers} = form.exec(line)?.groups ?? {};
    if (query === undefined || answers === undefined) {
      throw new Error(`${kind}.txt:${index + 1}: "${line}"; expected "query => page#anchor, page"`);
    }
    return [{kind, version: version ?? lastVersion.name, query, answers: answers.split(', '), half: halfOf(query)}];
  });
}

export const readSets = (): SetQuery[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => parseSet(file.replace(/\.txt$/, ''), readFileSync(path.join(folder, file), 'utf8')));

/** Queries about something that no page has. */
export const withoutAnswer = (): Pick<SetQuery, 'version' | 'query'>[] =>
  readFileSync(path.join(import.meta.dirname, 'nothing.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((query) => ({version: lastVersion.name, query}));
