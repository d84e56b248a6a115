/** The report in SARIF 2.1.0, which many code hosts show beside the lines. */
import type {Certainty, Finding} from '../check';
import {rules} from '../rules';
import {reported} from './json';

const levels: Readonly<Record<Certainty, string>> = {
  wrong: 'error',
  gone: 'error',
  suspect: 'warning',
  'not-public': 'note',
};

/** A file name as SARIF wants it: with `/`, and with everything else that is no part of an address in percent. */
const uriOf = (file: string): string => file.split(/[\\/]/).map(encodeURIComponent).join('/');

/**
 * The report as SARIF.
 *
 * @param site - Address of the documentation.
 */
export function sarifReport(findings: readonly Finding[], site: string): string {
  const address = site.replace(/\/$/, '');
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'jadice flow documentation: check',
            informationUri: `${address}/check`,
            rules: rules.map(({code, certainty, title, why, todo}) => ({
              id: code,
              shortDescription: {text: title},
              fullDescription: {text: `${why} ${todo}`},
              helpUri: `${address}/check#${code}`,
              defaultConfiguration: {level: levels[certainty]},
              properties: {certainty},
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: reported(findings, site).map(({file, line, column, certainty, code, message, help}) => ({
          ruleId: code,
          level: levels[certainty],
          message: {text: message},
          locations: [
            {
              physicalLocation: {
                artifactLocation: {uri: uriOf(file)},
                region: {startLine: line, startColumn: column},
              },
            },
          ],
          properties: {certainty, help},
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
