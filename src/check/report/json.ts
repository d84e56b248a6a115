import type {Finding} from '../check';

/** A finding in JSON. */
export type ReportedFinding = Pick<Finding, 'file' | 'line' | 'column' | 'certainty' | 'code' | 'message' | 'help'>;

/** Converts a finding, with the absolute address of its page. */
export function reported(findings: readonly Finding[], site: string): ReportedFinding[] {
  return findings.map(({file, line, column, certainty, code, message, help}) => ({
    file,
    line,
    column,
    certainty,
    code,
    message,
    help: site.replace(/\/$/, '') + help,
  }));
}

/**
 * The report as JSON.
 *
 * @param site - Address of the documentation.
 */
export const jsonReport = (findings: readonly Finding[], site: string): string =>
  `${JSON.stringify({findings: reported(findings, site)}, null, 2)}\n`;
