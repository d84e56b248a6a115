import {certainties, type Certainty, type Finding} from '../check';
import {reported} from './json';

/** Short meaning of each certainty. */
const certaintyNames: Readonly<Record<Certainty, string>> = {
  wrong: 'error: does not work',
  gone: 'removed: removed or renamed in this version',
  suspect: 'warning: works only under a condition',
  'not-public': 'not documented: not in the public documentation',
};

/** The word for a certainty in a count. */
const word = (certainty: Certainty): string => certaintyNames[certainty].split(':')[0]!;

/** How many findings there are of each certainty, in words. */
export function summary(findings: readonly Finding[]): string {
  const counts = certainties
    .map((certainty) => ({certainty, count: findings.filter((finding) => finding.certainty === certainty).length}))
    .filter(({count}) => count > 0)
    .map(({certainty, count}) => `${count} ${word(certainty)}`);
  return counts.length === 0
    ? 'No findings'
    : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}: ${counts.join(', ')}`;
}

/** The report for people who read it in a terminal. */
export function textReport(findings: readonly Finding[], site: string): string {
  const lines = reported(findings, site).map(
    ({file, line, column, certainty, code, message, help}) =>
      `${file}:${line}:${column}: ${word(certainty)} ${code}: ${message}\n    ${help}`,
  );
  return `${[...lines, summary(findings)].join('\n')}\n`;
}
