/*
 * Why:   the highlighter leaves values of YAML without quotes, and some options of Bash, in the colour of the text. Server and browser must
 *        agree on this, or React replaces the code on hydration.
 * How:   wrap.
 * Drop:  when Prism colours both.
 */
import type {Prism} from 'prism-react-renderer';
import type stock from '@theme/prism-include-languages';
import original from '@theme-original/prism-include-languages';
import {completeGrammars} from '../lib/grammars';

/** Adds the languages of the configuration, and what their grammars lack. */
export default function prismIncludeLanguages(prism: typeof Prism): void {
  (original as typeof stock)(prism);
  completeGrammars(prism);
}
