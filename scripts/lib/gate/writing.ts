import type {Step} from './stages';

const cache = '--cache --cache-location=node_modules/.cache/check';

/**
 * Checks of what writers change: format, spelling, Markdown and identifiers.
 *
 * @param changed - Only these files; identifiers are checked in all, because a change in `product/` concerns other files. By default, all
 *   files.
 */
export function writingSteps(changed?: readonly string[]): Step[] {
  const files = changed ?? ['.'];
  const markdown = changed?.filter((file) => file.endsWith('.md'));
  const lintMarkdown = {name: 'Markdown', command: 'markdownlint-cli2'};
  return [
    // For an empty list, Prettier and cspell would check all.
    ...(files.length === 0
      ? []
      : [
          {name: 'format', command: `prettier --check --log-level=warn --ignore-unknown ${cache}/prettier`, files},
          {
            name: 'spelling',
            command: `cspell --no-progress --quiet --no-must-find-files ${cache}/cspell`,
            // As without a list: no hidden files.
            files: files.filter((file) => file === '.' || !/(?:^|\/)\./.test(file)),
          },
        ]),
    ...(markdown ? [] : [lintMarkdown]),
    ...(markdown?.length ? [{...lintMarkdown, files: ['--no-globs', ...markdown]}] : []),
    {name: 'identifiers', command: 'scripts/check-identifiers.ts'},
  ];
}
