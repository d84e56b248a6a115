import {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
import type {Fence} from './fence';
import {highlight} from './highlight';

prismIncludeLanguages(Prism);

/** Highlights code that a component writes: while the static HTML is rendered, and in the browser if such code appears later. */
export const renderHtml = (fence: Fence, language: string): string => highlight(Prism, fence, language);
