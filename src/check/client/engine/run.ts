/** Runs the checks in the browser: in the page or in its thread. Loaded with the first file. */
import knowledge from '@generated/check/default/knowledge.json';
import {check, type CheckOptions, type Finding, type SourceFile} from '../../check';
import type {Kind} from '../../model/kind';
import {summary} from '../../report';
import {outlinesOf, type Outline} from '../../views/outline';

/** File type. */
export interface FileKind {
  kind: Kind;
  /** Name of the component for readers; undefined if the keys are ambiguous. */
  component?: string;
}

/** Data that the page shows. It must be transferable from a worker. */
export interface Outcome {
  /** The first findings, at most `mostFindings`. */
  findings: Finding[];
  /** Numbers of all findings by certainty, as text. */
  summary: string;
  /** Number of findings beyond those above. */
  left: number;
  /** In the order of the files. */
  kinds: FileKind[];
  /** Job templates of all files, for drawings. */
  outlines: Outline[];
}

/** Maximum number of listed findings, because rendering tens of thousands takes a minute. */
const mostFindings = 500;

/** Checks all open files. */
export function run(files: readonly SourceFile[], options: CheckOptions): Outcome {
  const result = check(files, options, knowledge);
  return {
    findings: result.findings.slice(0, mostFindings),
    summary: summary(result.findings),
    left: Math.max(0, result.findings.length - mostFindings),
    outlines: outlinesOf(result.files),
    kinds: result.files.map(({kind, component}) => {
      const label = knowledge.components.find(({name}) => name === component)?.label;
      return {kind, ...(label && {component: label})};
    }),
  };
}
