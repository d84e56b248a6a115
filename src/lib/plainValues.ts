import type {Prism} from 'prism-react-renderer';

/** Values without quotes: after a colon or a hyphen, no number and not the start of something else. */
const plainValue = /(:[ \t]+|^[ \t]*-[ \t]+)(?![-+.\d]+$)[^\s[\]{}&*!|>'"%@`,][^\n,]*/m;

/** Adds values without quotes, which the highlighter leaves out, to its grammar of YAML. Does nothing the second time. */
export function addPlainValues({languages}: typeof Prism): void {
  const yaml = languages['yaml'] as Record<string, unknown> | undefined;
  if (yaml && !('plain-value' in yaml)) {
    languages.insertBefore('yaml', 'number', {
      'plain-value': {pattern: plainValue, lookbehind: true, alias: 'string'},
    });
  }
}
