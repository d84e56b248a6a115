/** The result of a check as text and as JSON. Both have the address of the documentation in front of their links. */
import {certainties, type Certainty, type Finding, type Looked} from './check';
import {lookedText} from './looked';

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

/** What a check found, and what it looked at. */
export interface Result {
  findings: readonly Finding[];
  looked: readonly Looked[];
}

const isCompared = ({compared}: Looked): boolean => compared > 0;

/** How many files are OK, which needs a compared setting: `1 file OK, 1 of 3 files not compared`. */
export function filesText({findings, looked}: Result): string {
  const good = looked.filter((file) => isCompared(file) && !findings.some((finding) => finding.file === file.name));
  const others = looked.filter((file) => !isCompared(file)).length;
  const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;
  return [
    ...(good.length > 0 ? [`${files(good.length)} OK`] : []),
    ...(others > 0 ? [`${others} of ${files(looked.length)} not compared`] : []),
  ].join(', ');
}

/** Numbers of findings by certainty, and of files, as text. */
export function summary(result: Result): string {
  const {findings, looked} = result;
  const counts = certainties
    .map((certainty) => ({certainty, count: findings.filter((finding) => finding.certainty === certainty).length}))
    .filter(({count}) => count > 0)
    .map(({certainty, count}) => counted(count, certainty));
  const number = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  const found = counts.length > 0 ? `${number}: ${counts.join(', ')}` : 'No findings';
  const files = filesText(result);
  return counts.length > 0 || looked.some(isCompared) ? `${found}.${files && ` ${files}.`}` : 'Nothing was compared.';
}

/** The exit statuses of the command. Backticks mark code. */
export const exitStatuses: Readonly<Record<0 | 1 | 2 | 3, string>> = {
  0: 'Nothing is wrong, as far as it was compared',
  1: 'At least one error. With `--strict`, also a warning, or a file that was not compared',
  2: 'The command is wrong, or a file cannot be read',
  3: 'Nothing was compared',
};

/** The exit status for a result. */
export function exitStatus({findings, looked}: Result, isStrict = false): 0 | 1 | 3 {
  const isBad = findings.some(({certainty}) => certainty === 'wrong' || (isStrict && certainty === 'suspect'));
  if (isBad || (isStrict && !looked.every(isCompared))) {
    return 1;
  }
  return looked.some(isCompared) ? 0 : 3;
}

const absolute = (help: string, site: string): string => site.replace(/\/$/, '') + help;

/** Fields of the JSON. What only the page needs is not in it, such as the texts of the files. */
const fields =
  'files name kind reason compared comparedWith notCompared findings file line column certainty code message advice help';

/** The report as JSON. */
export function jsonReport({findings, looked}: Result, site: string): string {
  const result = {files: looked, findings: findings.map((one) => ({...one, help: absolute(one.help, site)}))};
  return `${JSON.stringify(result, fields.split(' '), 2)}\n`;
}

/** The report as text for a terminal. Why it matters and what to do is said once. */
export function textReport(result: Result, site: string): string {
  const explained = new Set<string>();
  const findings = result.findings.flatMap(({file, line, column, certainty, code, message, advice, help, frame}) => {
    const reason = explained.has(advice) ? [] : [`    ${advice}`];
    explained.add(advice);
    const title = `${file}:${line}:${column}: ${certaintyNames[certainty].toLowerCase()} ${code}: ${message}`;
    const number = `    ${line} | `;
    const shown = frame && [number + frame.replace('\n', `\n${' '.repeat(number.length)}`)];
    return [title, ...shown, ...reason, `    ${absolute(help, site)}`];
  });
  const files = result.looked.map((file) => `${file.name}: ${lookedText(file)}`);
  return `${[...findings, ...files, summary(result)].join('\n')}\n`;
}
