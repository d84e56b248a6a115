import {failuresOf, findingsOf, type Cause, type Finding, type StepResult} from './findings';

/** Failures of a cause that are written out; the rest is counted. */
const most = 20;

const code = (text: string): string => ['```text', text, '```'].join('\n');
const count = (number: number): string => (number === 1 ? '1 failure' : `${number} failures`);

function row(result: StepResult): string {
  const failures = failuresOf(result);
  const detail =
    result.outcome === 'skipped' ? result.output : failures.length === 0 ? '' : `${count(failures.length)}, see below`;
  return `| ${result.name} | ${result.outcome} | ${result.seconds} s | ${detail} |`;
}

function section(cause: Cause, findings: readonly Finding[]): string[] {
  const own = findings.filter((one) => one.cause === cause);
  if (own.length === 0) {
    return [`## ${cause}: nothing to do`, ''];
  }
  const shown = own
    .slice(0, most)
    .flatMap(({step, part, text}) => [`${step}${part === undefined ? '' : `, part \`${part}\``}:`, '', code(text), '']);
  const rest = own.length > most ? [`And ${own.length - most} more.`, ''] : [];
  return [`## ${cause}: ${count(own.length)}`, '', ...shown, ...rest];
}

/**
 * The report of a rehearsal, as Markdown.
 *
 * @param notes - What was done to install the version, and what npm said about it.
 */
export function writeReport(
  from: string,
  version: string,
  results: readonly StepResult[],
  notes: readonly string[],
): string {
  const findings = findingsOf(results);
  return [
    `# Rehearsal: Docusaurus ${version} in place of ${from}`,
    '',
    '| Step | Outcome | Time | Failures |',
    '| ---- | ------- | ---- | -------- |',
    ...results.map(row),
    '',
    ...notes.map((note) => `- ${note}`),
    '',
    ...section('Docusaurus changed', findings),
    ...section('our patch must follow', findings),
  ].join('\n');
}

/** The exit code: 0 when all is green, 1 when there is something to follow. */
export const exitCode = (results: readonly StepResult[]): number => (findingsOf(results).length === 0 ? 0 : 1);
