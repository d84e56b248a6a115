/** Problem of a file, found before parsing it. */
import type {Place} from './tree';

/** Codes of the findings; each has a rule of that name in `rules/file.ts`. */
export type ProblemCode =
  'unreadable-file' | 'yaml-syntax' | 'json-syntax' | 'line-syntax' | 'duplicate-key' | 'repeated-key';

/** A problem found while reading the text. `message` contains no value of the file. */
export interface Problem {
  code: ProblemCode;
  at: Place;
  message: string;
}
