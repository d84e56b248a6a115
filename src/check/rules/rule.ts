/** A rule: a small pure function over a reader's files, with the texts that explain it. */
import type {VersionContext} from '../../facts/prepare/select';
import type {Knowledge} from '../knowledge/knowledge';
import type {Kind} from '../model/kind';
import type {Files, ParsedFile} from '../model/parse';
import type {Place} from '../model/tree';
import type {Resource} from '../views/kubernetes';

/** What a finding means, see README.md. */
export type Certainty = 'wrong' | 'suspect' | 'not-public';

/** A correction that the reader can apply with one click. */
export interface Fix {
  /** Label of the button. Contains no value of the file. */
  label: string;
  at: Place;
  /** The new text. */
  text: string;
}

/** Position of a finding. `message` and `help` contain no value of the file. */
export interface Hit {
  file: ParsedFile;
  at: Place;
  message: string;
  /** Why it matters and what to do, if the texts of the rule are not about this case. Contains no value of the file. */
  advice?: string | undefined;
  /** A more specific page than that of the rule, below `/docs/<version>/`. */
  help?: string | undefined;
  fix?: Fix | undefined;
  /** `otherwise` of the rule, if it applies instead of `certainty`. */
  certainty?: Certainty | undefined;
  /** Other places that it follows from: where one of the rules in `follows` has a finding there, it has none. */
  grounds?: readonly {file: ParsedFile; at: Place}[] | undefined;
}

/** A hit in the files as the reader opened them. */
export interface Finding extends Pick<Hit, 'message' | 'fix'> {
  /** Name of the file. */
  file: string;
  /** Line and column are counted from 1, columns in UTF-16 units. */
  line: number;
  column: number;
  certainty: Certainty;
  code: string;
  /** Why it matters, and what to do. */
  advice: string;
  /** Page below the base URL, with a slash in front. */
  help: string;
  /** Start and end (exclusive) in the text of the file. */
  start: number;
  end: number;
  /** Its line with the values masked, and below it a line with a mark. Empty if nothing can be shown. */
  frame: string;
}

/** Input of a rule. Its version is the one that the files are checked for. */
export interface Input extends Files, VersionContext {
  knowledge: Knowledge;
  /** Kinds of the files that cannot be read, so that what they define is unknown. */
  unread: ReadonlySet<Kind>;
}

/** What a rule says, in `texts.json`. */
export interface RuleTexts {
  certainty: Certainty;
  /** The certainty of its less certain findings, if it has any. */
  otherwise?: Certainty;
  /** Short title of the finding. */
  title: string;
  /** Why it matters. Backticks mark code. */
  why: string;
  /** What to do, unless each of its findings says it. */
  todo?: string;
  /** Page below `/docs/<version>/`, with an anchor that every version has. */
  help: string;
  /** Kinds of files that define what it misses. If one of them cannot be read, it has only its certain findings. */
  needs?: readonly Kind[];
  /** Codes of rules that name the cause. Where one of them has a finding, at its place or its `grounds`, it has none. */
  follows?: readonly string[];
  /** Codes of rules that it replaced. Their anchors stay on the page. */
  formerly?: readonly string[];
}

export type Check = (input: Input) => readonly Hit[];

/** A rule with its code, which is also its anchor on the page. */
export interface CodedRule extends RuleTexts {
  code: string;
  check: Check;
}

/** A finding in a file that is known. */
export type Found = Omit<Hit, 'file'>;
export type Placed = {at: Place} | undefined;

/** The findings in an object of a manifest. `line` gives the line of a place in its file. */
export type Judge = (resource: Resource, line: (one: Placed) => number, input: Input) => Found[];

/** For a finding that is not certain. */
export const suspect = {certainty: 'suspect'} as const;

/** What is wrong with an item, if anything. */
type Verdict = Found | false | '' | undefined;

/** A finding at a place, if there is one and something is wrong. */
export const when = (
  isWrong: unknown,
  found: Placed,
  message: string,
  more: Omit<Hit, 'file' | 'at' | 'message'> = {},
): Found[] => (isWrong && found ? [{at: found.at, message, ...more}] : []);

/** The same in a file. */
export const whenIn = (
  isWrong: unknown,
  found: {file: ParsedFile; at: Place},
  ...rest: [string, Parameters<typeof when>[3]?]
): Hit[] => when(isWrong, found, ...rest).map((hit) => ({file: found.file, ...hit}));

/** A check that looks at one item after another, such as each step. */
export const each =
  <Item extends {file: ParsedFile}>(
    itemsOf: (input: Input) => readonly Item[],
    judge: (item: Item, input: Input) => Verdict | Verdict[],
  ): Check =>
  (input) =>
    itemsOf(input).flatMap((item) =>
      [judge(item, input)].flat().flatMap((found) => (found ? {file: item.file, ...found} : [])),
    );
