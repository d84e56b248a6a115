import type {PrismTheme} from 'prism-react-renderer';

/** Code colours: the role of each colour in `src/css/tokens.css` and its token types. */
export const codeColours: readonly (readonly [role: string, types: string[]])[] = [
  ['comment', ['comment', 'prolog', 'doctype', 'cdata', 'shebang']],
  ['key', ['key', 'atrule', 'attr-name', 'property', 'selector', 'tag', 'function', 'class-name']],
  ['value', ['string', 'char', 'attr-value', 'regex', 'url', 'inserted']],
  ['number', ['number', 'boolean', 'constant', 'null', 'datetime', 'symbol']],
  ['keyword', ['keyword', 'builtin', 'important', 'annotation', 'variable', 'deleted']],
  ['quiet', ['punctuation', 'operator']],
];

/** Code colours as CSS variables, which have values for light mode, dark mode and print. */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--site-text)', backgroundColor: 'var(--site-raised)'},
  styles: codeColours.map(([role, types]) => ({types, style: {color: `var(--code-${role})`}})),
};

/** Languages of our code blocks that the highlighter does not include by default. */
export const additionalLanguages = ['bash', 'java', 'properties', 'docker', 'ini', 'powershell', 'sql'];
