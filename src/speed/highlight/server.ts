import {Prism, type PrismTheme} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {tokenClasses} from './colours';
import type {Fence} from './fence';
import {highlight} from './highlight';

let classesOf: ReturnType<typeof tokenClasses> | undefined;

/** Highlights code that a component writes, while the static HTML is rendered. In the browser, `client.ts` is in its place. */
export function renderHtml(fence: Fence, language: string, light: PrismTheme, dark: PrismTheme): string {
  if (classesOf === undefined) {
    prismIncludeLanguages(Prism);
    classesOf = tokenClasses({light, dark});
  }
  return highlight(Prism, fence, language, classesOf);
}
