/** Findings as text and as JSON. Both have the address of the documentation in front of their links. */
import {certainties, type Certainty, type Finding} from './check';

/** Display names of the certainties. */
export const certaintyNames: Readonly<Record<Certainty, string>> = {
  wrong: 'Error',
  suspect: 'Warning',
  'not-public': 'Not checked',
};

/** Number of findings of one certainty as text: `1 error`, `2 errors`, `3 not checked`. */
export function counted(count: number, certainty: Certainty): string {
  const isNoun = certainty === 'wrong' || certainty === 'suspect';
  return `${count} ${certaintyNames[certainty].toLowerCase()}${isNoun && count !== 1 ? 's' : ''}`;
}

/** Numbers of findings by certainty, as text. */
export function summary(findings: readonly Finding[]): string {
  const counts = certainties
    .map((certainty) => ({certainty, count: findings.filter((finding) => finding.certainty === certainty).length}))
    .filter(({count}) => count > 0)
    .map(({certainty, count}) => counted(count, certainty));
  return counts.length === 0
    ? 'No findings'
    : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}: ${counts.join(', ')}`;
}

/** Findings without what only the page needs, with the absolute address of their page. */
const reported = (findings: readonly Finding[], site: string) =>
  findings.map(({file, line, column, certainty, code, message, help}) => ({
    file,
    line,
    column,
    certainty,
    code,
    message,
    help: site.replace(/\/$/, '') + help,
  }));

/** The report as JSON. */
export const jsonReport = (findings: readonly Finding[], site: string): string =>
  `${JSON.stringify({findings: reported(findings, site)}, null, 2)}\n`;

/** The report as text for a terminal. */
export function textReport(findings: readonly Finding[], site: string): string {
  const lines = reported(findings, site).map(
    ({file, line, column, certainty, code, message, help}) =>
      `${file}:${line}:${column}: ${certaintyNames[certainty].toLowerCase()} ${code}: ${message}\n    ${help}`,
  );
  return `${[...lines, summary(findings)].join('\n')}\n`;
}
