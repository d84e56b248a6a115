/** What is wrong with a file before anybody asks what is in it. */
import type {Place} from './tree';

/** Codes of the findings; each has a rule of that name in `rules/file.ts`. */
export type ProblemCode =
  'unreadable-file' | 'yaml-syntax' | 'json-syntax' | 'line-syntax' | 'duplicate-key' | 'repeated-key';

/** A problem that reading the text showed. `message` holds no value of the file. */
export interface Problem {
  code: ProblemCode;
  at: Place;
  message: string;
}
