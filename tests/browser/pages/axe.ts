import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that WCAG 2.2 asks for at the levels A and AA. */
const everything: RunOptions = {
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']},
};
const ofColours = ['color-contrast', 'link-in-text-block'];
/** What can differ between light and dark. */
const colours: RunOptions = {runOnly: {type: 'rule', values: ofColours}};
/** What the author of a page can do wrong: colours and sizes come from the style, and each template shows them. */
const structure: RunOptions = {
  ...everything,
  rules: Object.fromEntries([...ofColours, 'target-size'].map((rule) => [rule, {enabled: false}])),
};
const sets = {everything, colours, structure};

/**
 * Runs axe over a page as it stands.
 *
 * @param set - `colours` are the rules whose outcome the colour mode can change, `structure` those that a page of a known template can break.
 * @returns One line for each finding.
 */
export async function axeFindings(page: Page, set: keyof typeof sets = 'everything'): Promise<string[]> {
  // Evaluated by the browser's own tools: the security policy of the page would not let a script tag in.
  await page.evaluate(source);
  const {violations} = await page.evaluate(
    (options) => (window as unknown as {axe: {run: (options: RunOptions) => Promise<AxeResults>}}).axe.run(options),
    {...sets[set], resultTypes: ['violations' as const]},
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, any}) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}
