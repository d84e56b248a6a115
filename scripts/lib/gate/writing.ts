import type {Step} from './stages';

const cache = '--cache --cache-location=node_modules/.cache/check';

/**
 * Checks of what writers change: format, spelling, Markdown, links and identifiers.
 *
 * @param changed - Only these files; links and identifiers are checked in all, because a change concerns other files. By default, all
 *   files.
 */
export function writingSteps(changed?: readonly string[]): Step[] {
  const ofFiles = [
    {
      name: 'format',
      command: `prettier --check --log-level=warn --ignore-unknown ${cache}/prettier`,
      files: changed ?? ['.'],
    },
    {
      name: 'spelling',
      command: `cspell --no-progress --quiet --no-must-find-files ${cache}/cspell`,
      // No hidden files, also if they are in the list.
      files: changed?.filter((file) => !/(?:^|\/)\./.test(file)) ?? ['.'],
    },
    {
      name: 'Markdown',
      command: changed ? 'markdownlint-cli2 --no-globs' : 'markdownlint-cli2',
      files: changed?.filter((file) => file.endsWith('.md')),
    },
  ];
  return [
    // With an empty list, a tool would check all files.
    ...ofFiles.filter(({files}) => files?.length !== 0),
    {name: 'links', command: 'scripts/check-links.ts'},
    {name: 'identifiers', command: 'scripts/check-identifiers.ts'},
  ];
}
