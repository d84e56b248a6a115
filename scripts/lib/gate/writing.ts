import type {Step} from './stages';

const cache = '--cache --cache-location=node_modules/.cache/check';

/**
 * Checks of what writers change: format, Markdown, spelling and identifiers.
 *
 * @param changed - Only these files, and no identifiers. By default, all files.
 */
export function writingSteps(changed?: readonly string[]): Step[] {
  const files = changed ?? ['.'];
  const markdown = changed?.filter((file) => file.endsWith('.md'));
  const lintMarkdown = {name: 'Markdown', command: 'markdownlint-cli2'};
  return [
    {name: 'format', command: `prettier --check --log-level=warn --ignore-unknown ${cache}/prettier`, files},
    {name: 'spelling', command: `cspell --no-progress --quiet --no-must-find-files ${cache}/cspell`, files},
    ...(markdown ? [] : [lintMarkdown, {name: 'identifiers', command: 'scripts/check-identifiers.ts'}]),
    ...(markdown?.length ? [{...lintMarkdown, files: ['--no-globs', ...markdown]}] : []),
  ];
}
