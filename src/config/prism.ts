import {themes, type PrismTheme} from 'prism-react-renderer';

/** Token colours of the stock themes that miss 4.5:1 against the background of our code blocks, and what replaces them. */
function withReadableColours(
  theme: PrismTheme,
  background: string,
  replaced: Readonly<Record<string, string>>,
): PrismTheme {
  return {
    plain: {...theme.plain, backgroundColor: background},
    styles: theme.styles.map((entry) => ({
      ...entry,
      style: {
        ...entry.style,
        ...(entry.style.color !== undefined && {color: replaced[entry.style.color] ?? entry.style.color}),
      },
    })),
  };
}

/** Code colours for the light mode. */
export const lightTheme = withReadableColours(themes.vsLight, '#f4f6f6', {
  'rgb(255, 0, 0)': '#c5221f',
  'rgb(38, 127, 153)': '#1b6a85',
  'rgb(0, 128, 0)': '#0b6e0b',
  'rgb(9, 134, 88)': '#08714a',
});
/** Code colours for the dark mode. */
export const darkTheme = withReadableColours(themes.vsDark, '#16201f', {
  'rgb(0, 0, 128)': '#9cdcfe',
  'rgb(86, 156, 214)': '#6db3ee',
  'rgb(106, 153, 85)': '#86b96e',
  'rgb(100, 102, 149)': '#a9abd6',
  'rgb(209, 105, 105)': '#e08a8a',
  '#808080': '#a3a9a9',
});

/** Languages of our code blocks that the highlighter does not bring along by itself. */
export const additionalLanguages = ['bash', 'java', 'properties', 'docker', 'ini', 'powershell', 'sql'];
