/*
 * Why:   the highlighter leaves values of YAML without quotes in the colour of the text. Server and browser must agree on this, or React
 *        replaces the code on hydration.
 * How:   wrap.
 * Since: Docusaurus 3.8.1.
 * Drop:  when Prism colours such values.
 */
import type {Prism} from 'prism-react-renderer';
import type stock from '@theme/prism-include-languages';
import original from '@theme-original/prism-include-languages';
import {addPlainValues} from '../lib/plainValues';

/** Adds the languages of the configuration, and the values that YAML lacks. */
export default function prismIncludeLanguages(prism: typeof Prism): void {
  (original as typeof stock)(prism);
  addPlainValues(prism);
}
