/** Runs the checks in the browser: in the page or in its thread. Loaded with the first file. */
import knowledge from '@generated/check/default/knowledge.json';
import {check, type CheckOptions, type SourceFile} from '../../check';
import {summary} from '../../report';
import {outlinesOf} from '../../views/outline';

/** Checks all open files. The result can be transferred from a worker. */
export function run(files: readonly SourceFile[], options: CheckOptions) {
  const result = check(files, options, knowledge);
  return {
    findings: result.findings,
    /** Numbers of findings by certainty, as text. */
    status: summary(result),
    /** Job templates of all files, for drawings. */
    outlines: outlinesOf(result.files),
    /** In the order of the files. */
    kinds: result.files.map(({kind, component}, index) => ({
      ...result.looked[index]!,
      component: component?.replaceAll('-', ' '),
      /** What distinguishes it from others of the same name, if anything does. */
      what: component ?? (kind === 'other' || kind === 'application' ? undefined : kind),
    })),
  };
}

export type Outcome = ReturnType<typeof run>;
