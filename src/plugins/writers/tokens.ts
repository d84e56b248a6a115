/** Reads the tokens of `src/css/tokens.css`. */
import postcss from 'postcss';

/** What a token is for. */
export const kinds = ['step', 'colour', 'size', 'code'] as const;
export type Kind = (typeof kinds)[number];

export interface Token {
  name: string;
  kind: Kind;
  /** As the file has it: a value, or the token that it is. */
  value: string;
}

const isColour = (value: string, colours: ReadonlySet<string>): boolean =>
  value.startsWith('#') || [...value.matchAll(/var\((--[\w-]+)\)/g)].some(([, name]) => colours.has(name!));

function kindOf(name: string, value: string, colours: ReadonlySet<string>): Kind {
  if (name.startsWith('--site-step-')) {
    return 'step';
  }
  if (name.startsWith('--code-')) {
    return 'code';
  }
  return isColour(value, colours) ? 'colour' : 'size';
}

/**
 * Our tokens in the order of the file, each once; what Infima calls the same is left out.
 *
 * @throws Error when the sheet has no token.
 */
export function readTokens(css: string): Token[] {
  const values = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--(?:site|code)-/, ({prop, value}) => {
    if (!values.has(prop)) {
      values.set(prop, value);
    }
  });
  if (values.size === 0) {
    throw new Error('src/css/tokens.css: no token; expected names that begin with --site- or --code-');
  }
  const colours = new Set<string>();
  return [...values].map(([name, value]) => {
    const kind = kindOf(name, value, colours);
    // A line such as 1px solid is none, though it has a colour.
    if (kind !== 'size' && !value.includes(' ')) {
      colours.add(name);
    }
    return {name, kind: kind === 'colour' && value.includes(' ') ? 'size' : kind, value};
  });
}
