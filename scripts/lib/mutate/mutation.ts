/** A fault that is put into the sources to see whether a test notices it. */

/** What has to notice a fault. Paths of tests are relative to the repository. */
export type Stage =
  /** Unit tests, without a build. */
  | {kind: 'unit'; tests: readonly string[]}
  /** Tests of the built site; with `isBuiltByTests` they build what they look at themselves. */
  | {kind: 'build'; tests: readonly string[]; isBuiltByTests?: true}
  /** Tests in a browser, of the site with its own search or with a hosted index. */
  | {kind: 'browser'; tests: readonly string[]; site: 'default' | 'algolia'};

/** The kinds of stages, the quickest first. */
export const stageKinds = ['unit', 'build', 'browser'] as const satisfies readonly Stage['kind'][];

/** One fault. */
export interface Mutation {
  /** Unique; `--only` asks for it. */
  name: string;
  /** The rule that it breaks, with the section of the specification, or the guard that it takes away. */
  rule: string;
  /** Relative to the repository. */
  file: string;
  /** Text that the file has exactly once. */
  from: string;
  /** What comes in its place. */
  to: string;
  stage: Stage;
  /** Why no test has to notice it. */
  survives?: string;
}

/** The text to change is not there, or more than once. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

/**
 * The text of a file with the fault in it.
 *
 * @param text - Text of `file` of the mutation.
 * @throws NoPlace when there is not exactly one place for it.
 */
export function withMutation(text: string, {name, file, from, to}: Mutation): string {
  const places = text.split(from).length - 1;
  if (places !== 1) {
    throw new NoPlace(
      `${name}: ${file} has "${from}" ${places} times; expected once. Adapt the mutation to the source`,
    );
  }
  return text.replace(from, () => to);
}

/** Stage of unit tests. */
export const unit = (...tests: string[]): Stage => ({kind: 'unit', tests});

/** The rule that is broken, the text to change, what it becomes, and why no test has to notice it. */
type Change = readonly [rule: string, from: string, to: string, survives?: string];

/** The mutations of one file that one stage has to notice, by name. */
export const at = (file: string, stage: Stage, changes: Readonly<Record<string, Change>>): Mutation[] =>
  Object.entries(changes).map(([name, [rule, from, to, survives]]) => ({
    name,
    rule,
    file,
    from,
    to,
    stage,
    ...(survives !== undefined && {survives}),
  }));
