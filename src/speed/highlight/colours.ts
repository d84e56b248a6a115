import type {PrismTheme} from 'prism-react-renderer';

/** The colour themes of the two modes; the same objects that the theme configuration gets. */
export interface CodeThemes {
  light: PrismTheme;
  dark: PrismTheme;
}

type Style = PrismTheme['plain'];

/** What all classes of tokens begin with. Those of code that a component writes are in the static HTML and in no script. */
export const tokenPrefix = 't-';

/** Types of a theme that have a style of their own in some language. */
const typesOf = (theme: PrismTheme): string[] => theme.styles.flatMap(({types}) => types);

/** The style that a theme gives to one token type, as prism-react-renderer computes it. */
function styleOfType({styles}: PrismTheme, type: string, language: string): Style {
  const entries = styles.filter(
    ({types, languages}) => types.includes(type) && (languages === undefined || languages.includes(language)),
  );
  return Object.assign({}, ...entries.map(({style}) => style)) as Style;
}

/** The style of a token: of its types, later ones win. */
const styleOf = (theme: PrismTheme, types: readonly string[], language: string): Style =>
  Object.assign({}, ...types.map((type) => styleOfType(theme, type, language))) as Style;

/** Token types in the order of the style sheet: those that only one of the themes knows come last, so that they win. */
export function styledTypes({light, dark}: CodeThemes): [inBoth: string[], inOne: string[]] {
  const lightTypes = new Set(typesOf(light));
  const darkTypes = new Set(typesOf(dark));
  const all = [...new Set([...lightTypes, ...darkTypes])];
  const inBoth = (type: string): boolean => lightTypes.has(type) && darkTypes.has(type);
  return [all.filter(inBoth), all.filter((type) => !inBoth(type))];
}

/**
 * Makes the function that names the classes of a token.
 *
 * @returns For the types of a token (outer first), the class attribute that has the same look in the style sheet of
 *   {@link colourSheet} as the theme objects give; empty when the token looks like plain text. One class mostly; two where
 *   the themes are decided by different types.
 */
export function tokenClasses(themes: CodeThemes): (types: readonly string[], language: string) => string {
  const plain = '[]';
  const look = (theme: PrismTheme, types: readonly string[], language: string): string =>
    JSON.stringify(Object.entries(styleOf(theme, types, language)).sort());

  /** The inmost type that has a style in a theme. */
  const decider = (theme: PrismTheme, types: readonly string[], language: string): string[] =>
    types.filter((type) => look(theme, [type], language) !== plain).slice(-1);

  function find(types: readonly string[], language: string): string {
    const both = [themes.light, themes.dark].flatMap((theme) => decider(theme, types, language));
    return [...new Set(both)].map((type) => tokenPrefix + type).join(' ');
  }

  const known = new Map<string, string>();
  return (types, language) => {
    const key = `${language} ${types.join(' ')}`;
    const found = known.get(key) ?? find(types, language);
    known.set(key, found);
    return found;
  };
}

const declarations = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`)
    .join(';');

/** Rules of one theme for some types; types with the same style share one rule, those of a language follow. */
function themeRules(theme: PrismTheme, order: readonly string[], scope: string): string[] {
  const languages = [...new Set(theme.styles.flatMap((entry) => entry.languages ?? []))];
  return ['', ...languages].flatMap((language) => {
    const rules = new Map<string, string[]>();
    for (const type of order) {
      const style = styleOfType(theme, type, language);
      if (
        Object.keys(style).length > 0 &&
        (!language || declarations(style) !== declarations(styleOfType(theme, type, '')))
      ) {
        // `:where` adds no weight: between rules of one mode, only their order decides.
        const selector = `${scope}${language && `:where(.language-${language}) `}.${tokenPrefix}${type}`;
        rules.set(declarations(style), [...(rules.get(declarations(style)) ?? []), selector]);
      }
    }
    return [...rules].map(([body, selectors]) => `${selectors.join(',')}{${body}}`);
  });
}

/**
 * The style sheet of both modes: what the two theme objects say, switched by the attribute of the page; said once where one theme serves
 * both.
 */
export function colourSheet(themes: CodeThemes): string {
  const plain = ({plain: {color, backgroundColor}}: PrismTheme): string =>
    `--prism-color:${color};--prism-background-color:${backgroundColor}`;
  const groups = styledTypes(themes);
  const isOne = themes.light === themes.dark;
  return [
    `:root{${plain(themes.light)}}`,
    ...(isOne ? [] : [`[data-theme=dark]{${plain(themes.dark)}}`]),
    '.prism-code{color:var(--prism-color);background-color:var(--prism-background-color)}',
    ...groups.flatMap((types) => themeRules(themes.light, types, '')),
    ...(isOne ? [] : groups.flatMap((types) => themeRules(themes.dark, types, '[data-theme=dark] '))),
    '',
  ].join('\n');
}
