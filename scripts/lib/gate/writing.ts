import {runTsx, tool} from '../run';
import type {Step} from './stages';

const cache = 'node_modules/.cache/check';

/**
 * Checks of what writers change: format, Markdown, spelling and identifiers.
 *
 * @param changed - Only these files, and no identifiers. By default, all files.
 */
export function writingSteps(changed?: readonly string[]): Step[] {
  const files = changed ?? ['.'];
  const markdown = changed?.filter((file) => file.endsWith('.md'));
  const steps: Step[] = [
    {
      name: 'format',
      run: () =>
        tool(
          'prettier',
          '--check',
          '--log-level=warn',
          '--ignore-unknown',
          '--cache',
          `--cache-location=${cache}/prettier`,
          ...files,
        ),
    },
    {
      name: 'spelling',
      run: () =>
        tool(
          'cspell',
          '--no-progress',
          '--quiet',
          '--no-must-find-files',
          '--cache',
          `--cache-location=${cache}/cspell`,
          ...files,
        ),
    },
  ];
  if (markdown?.length !== 0) {
    steps.push({
      name: 'Markdown',
      run: () => tool('markdownlint-cli2', ...(markdown ? ['--no-globs', ...markdown] : [])),
    });
  }
  if (!changed) {
    steps.push({name: 'identifiers', run: () => runTsx('scripts/check-identifiers.ts')});
  }
  return steps;
}
