import {certainties, type Certainty, type Finding} from '../check';
import {reported} from './json';

/** What each certainty means, in a few words. */
export const certaintyNames: Readonly<Record<Certainty, string>> = {
  wrong: 'wrong: would not work',
  gone: 'gone: ended or has another name',
  suspect: 'suspect: works only under a condition',
  'not-public': 'not public: the public documentation does not have it',
};

/** How many findings there are of each certainty, in words. */
export function summary(findings: readonly Finding[]): string {
  const counts = certainties
    .map((certainty) => ({certainty, count: findings.filter((finding) => finding.certainty === certainty).length}))
    .filter(({count}) => count > 0)
    .map(({certainty, count}) => `${count} ${certainty}`);
  return counts.length === 0
    ? 'No findings'
    : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}: ${counts.join(', ')}`;
}

/** The report for people who read it in a terminal. */
export function textReport(findings: readonly Finding[], site: string): string {
  const lines = reported(findings, site).map(
    ({file, line, column, certainty, code, message, help}) =>
      `${file}:${line}:${column}: ${certainty} ${code}: ${message}\n    ${help}`,
  );
  return `${[...lines, summary(findings)].join('\n')}\n`;
}
