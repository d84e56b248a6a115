import type {Prism} from 'prism-react-renderer';

/** Values without quotes: after a colon or a hyphen, no number and not the start of something else. */
const plainValue = /(:[ \t]+|^[ \t]*-[ \t]+)(?![-+.\d]+$)[^\s[\]{}&*!|>'"%@`,][^\n,]*/m;

/** An option of a command. Prism reads only options without a hyphen inside, and gives them the look of variables. */
const option = {pattern: /(^|\s)--?[a-z][\w.-]*/i, lookbehind: true, alias: 'number'};

/** Adds what Prism leaves out: values without quotes in YAML, and options with hyphens in Bash. Does nothing the second time. */
export function completeGrammars({languages}: typeof Prism): void {
  const {yaml, bash} = languages as Record<string, Record<string, unknown> | undefined>;
  if (yaml && !('plain-value' in yaml)) {
    languages.insertBefore('yaml', 'number', {
      'plain-value': {pattern: plainValue, lookbehind: true, alias: 'string'},
    });
  }
  // The same object, because the grammar of `$(...)` contains it too.
  Object.assign(bash?.['parameter'] ?? {}, option);
}
