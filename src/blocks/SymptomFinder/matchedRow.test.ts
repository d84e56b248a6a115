/** @vitest-environment happy-dom */
import {expect, it} from 'vitest';
import {cellUnder, matchedRow} from './matchedRow';

const section = document.createElement('section');
section.innerHTML = `<table><thead><tr><th>Message</th><th>Fix</th></tr></thead><tbody>
  <tr><td><code>Connection refused</code>, timeout</td><td>a</td></tr>
  <tr><td>A table, such as <code>Table ... doesn't exist</code></td><td>b</td></tr>
  <tr><td><code>Connection</code>, <code>Connection refused by the proxy</code></td><td>c</td></tr>
  <tr><td>High CPU, idle workers</td><td>d</td></tr>
  <tr><td>1</td><td>e</td></tr>
</tbody></table>`;

it.each([
  ['ERROR: connection REFUSED: db:3306', 'a'],
  ["Table 'flow.JOB' doesn't exist", 'b'],
  ['Connection refused by the proxy', 'c'],
  ['why do I have idle workers', 'd'],
  ['exit code 1', undefined],
  ['Table flow.JOB', undefined],
])('the row with the longest message in "%s" has the fix %s', (text, fix) => {
  expect(matchedRow(section, text)?.cells[1]!.textContent).toBe(fix);
});

it('a cell is found by the heading of its column', () => {
  const row = matchedRow(section, 'connection refused');
  expect(cellUnder(row, /fix/i)?.textContent).toBe('a');
  expect(cellUnder(row, /cause/i)).toBeUndefined();
  expect(cellUnder(undefined, /fix/i)).toBeUndefined();
});
