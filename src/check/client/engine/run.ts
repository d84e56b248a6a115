/** Runs the checks in the browser: in the page or in its thread. Loaded with the first file. */
import knowledge from '@generated/check/default/knowledge.json';
import {check, type CheckOptions, type ParsedFile, type SourceFile} from '../../check';
import {summary} from '../../report';
import {outlinesOf} from '../../views/outline';

/** Maximum number of listed findings, because rendering tens of thousands takes a minute. */
const mostFindings = 500;

/** Types of files for readers, and the checks that do not apply to them. */
const kinds: Readonly<Record<ParsedFile['kind'], {type: string; unchecked?: string}>> = {
  application: {type: 'Settings of a component'},
  'job-templates': {type: 'Job templates'},
  workers: {type: 'Worker definitions'},
  'job-request': {type: 'Job request'},
  compose: {type: 'Compose file'},
  env: {type: 'Variables for Docker Compose'},
  kubernetes: {
    type: 'Kubernetes manifest',
    unchecked: 'Only the YAML syntax of this manifest is checked, not the settings in it.',
  },
  other: {
    type: 'Unknown type',
    unchecked:
      'This is not one of the supported files, so only its syntax is checked. If it should be one, give it its usual name.',
  },
};

function kindOf({kind, component}: ParsedFile) {
  const label = knowledge.components.find(({name}) => name === component)?.label;
  const {type, unchecked} = label === undefined ? kinds[kind] : {type: `Settings: ${label}`};
  const isClear = kind !== 'other' && kind !== 'application';
  return {
    type,
    unchecked,
    component: component?.replaceAll('-', ' '),
    /** What distinguishes it from other files of the same name, if anything does. */
    what: component ?? (isClear ? kind : undefined),
  };
}

/** Checks all open files. The result can be transferred from a worker. */
export function run(files: readonly SourceFile[], options: CheckOptions) {
  const result = check(files, options, knowledge);
  const isAll = result.findings.length <= mostFindings;
  return {
    /** The first findings. */
    findings: result.findings.slice(0, mostFindings),
    /** Numbers of all findings by certainty, as text. */
    status: `${summary(result.findings)}.${isAll ? '' : ` The first ${mostFindings} are listed. Fix them to see more.`}`,
    /** Job templates of all files, for drawings. */
    outlines: outlinesOf(result.files),
    /** In the order of the files. */
    kinds: result.files.map(kindOf),
  };
}

export type Outcome = ReturnType<typeof run>;
