/** Runs the checks in the browser: in the page or in its thread. Loaded with the first file. */
import knowledge from '@generated/check/default/knowledge.json';
import {check, type CheckOptions, type SourceFile} from '../../check';
import {summary} from '../../report';
import {outlinesOf} from '../../views/outline';

/** Maximum number of listed findings, because rendering tens of thousands takes a minute. */
const mostFindings = 500;

/** Checks all open files. The result can be transferred from a worker. */
export function run(files: readonly SourceFile[], options: CheckOptions) {
  const result = check(files, options, knowledge);
  return {
    /** The first findings. */
    findings: result.findings.slice(0, mostFindings),
    /** Numbers of all findings by certainty, as text. */
    summary: summary(result.findings),
    /** Number of findings beyond those above. */
    left: Math.max(0, result.findings.length - mostFindings),
    /** Job templates of all files, for drawings. */
    outlines: outlinesOf(result.files),
    /** Types in the order of the files. The component is undefined if the keys are ambiguous. */
    kinds: result.files.map(({kind, component}) => ({
      kind,
      component: knowledge.components.find(({name}) => name === component)?.label,
    })),
  };
}

export type Outcome = ReturnType<typeof run>;
export type FileKind = Outcome['kinds'][number];
