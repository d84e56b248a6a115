import {PurgeCSS} from 'purgecss';

/** All that may be the name of a class, an element, an attribute, an animation or a custom property in a script. */
const wordsOf = (code: string): string[] => code.match(/[\w-]+/g) ?? [];

/**
 * A style sheet without what cannot apply: rules for names that no script holds, and animations and custom properties that
 * nothing uses. All markup of the site is made by its scripts, so a name that none of them holds is on no page.
 *
 * @param css - The style sheet.
 * @param scripts - All scripts of the site.
 * @param others - The other style sheets, which may read custom properties that this one sets.
 */
export async function withoutUnused(css: string, scripts: string, others = ''): Promise<string> {
  const read = Array.from(others.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);
  const [result] = await new PurgeCSS().purge({
    content: [{raw: scripts, extension: 'js'}],
    css: [{raw: css}],
    defaultExtractor: wordsOf,
    keyframes: true,
    variables: true,
    safelist: {
      // Made by the browser or by the template of the pages.
      standard: ['html', 'body', 'head'],
      variables: [...read, ...wordsOf(scripts).filter((word) => word.startsWith('--'))],
    },
  });
  if (result === undefined) {
    throw new Error('PurgeCSS gave no style sheet back; expected one for the one that it got');
  }
  return result.css;
}
