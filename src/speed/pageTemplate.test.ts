import {expect, it} from 'vitest';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {templateFrom} from './pageTemplate';

it('loads the scripts of a page through one script before its style sheets', () => {
  const template = templateFrom(stockTemplate);
  expect(template.match(/<script/g)).toHaveLength(1);
  expect(template.indexOf('<script data-scripts=')).toBeLessThan(template.indexOf('it.stylesheets'));
});

it.each([
  ['has no such line', '<html></html>'],
  ['has it twice', stockTemplate + stockTemplate],
])('stops the build when the stock template %s, and says what to do', (_what, stock) => {
  expect(() => templateFrom(stock)).toThrow('is not in the page template of @docusaurus/core');
  expect(() => templateFrom(stock)).toThrow('SPEED=off');
});
