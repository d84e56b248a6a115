import {expect, it} from 'vitest';
import {rules} from '.';

it('the rules have unique codes and complete texts', () => {
  const codes = rules.map(({code}) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const {code, title, why, todo} of rules) {
    expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(`${title}. ${why} ${todo}`).not.toMatch(/\n| {2}|\.\.(?!\.)/);
    expect(todo, code).toMatch(/\.$/);
  }
});
