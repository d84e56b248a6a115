/** A rule: a small pure function over a reader's files, with the texts that explain it. */
import type {Knowledge} from '../knowledge/types';
import type {ParsedFile} from '../model/parse';
import type {Place} from '../model/tree';

/**
 * How sure a finding is: it would not work; it has ended or has another name; it works only under a condition; the public
 * documentation does not have it. Never mixed.
 */
export type Certainty = 'wrong' | 'gone' | 'suspect' | 'not-public';

/** A change of the text that a reader can take over as it is. */
export interface Fix {
  /** Label of the button. Contains no value of the file. */
  label: string;
  at: Place;
  /** Text that takes the place. */
  text: string;
}

/** Position of a finding. `message` and `help` contain no value of the file. */
export interface Hit {
  file: ParsedFile;
  at: Place;
  message: string;
  /** Other page than that of the rule, below `/docs/<version>/`. */
  help?: string;
  fix?: Fix;
  /** Where it is less sure than the rule. */
  certainty?: Certainty;
}

/** Input of a rule. */
export interface Input {
  /** Files that could be read; all that was opened together. */
  files: readonly ParsedFile[];
  knowledge: Knowledge;
  /** Version that the files are checked for. */
  version: string;
}

export interface Rule {
  /** Its address: the page lists it under this name. */
  code: string;
  certainty: Certainty;
  /** Short title of the finding. */
  title: string;
  /** Why it matters. Back ticks mark code. */
  why: string;
  /** What to do. */
  todo: string;
  /** Page below `/docs/<version>/`, with an anchor that every version has. */
  help: string;
  check: (input: Input) => Hit[];
}
