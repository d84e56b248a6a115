import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {timeOfCommit} from './files';

const day = 24 * 60 * 60 * 1000;
/** The fields of `security.txt`, without its comments. */
const fields = new Map(
  readFileSync('static/security.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/: (.*)/, 2) as [string, string]),
);

it('has the contact of SECURITY.md in security.txt', () => {
  const contact = fields.get('Contact') ?? '';
  expect(contact).toMatch(/^mailto:\S+@\S+$/);
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(contact.replace('mailto:', ''));
});

it('has an expiry date in security.txt that is at least a month and at most a year away', () => {
  const left = Date.parse(fields.get('Expires') ?? '') - timeOfCommit();
  expect(left / day).toBeGreaterThan(30);
  expect(left / day).toBeLessThan(366);
});
