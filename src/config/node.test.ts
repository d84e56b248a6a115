import {expect, it} from 'vitest';
import {oldNode} from './node';

it.each([
  ['18.20.8', /^\[ERROR\] This site needs Node\.js 20\.19\.0 or newer; this is 18\.20\.8/],
  ['20.18.3', /^\[ERROR\] This site needs Node\.js/],
  ['20.19.0', undefined],
  ['22.1.0', undefined],
  ['100.0.0', undefined],
])('Node.js %s is too old, or new enough', (version, expected) => {
  if (expected) {
    expect(oldNode(version)).toMatch(expected);
  } else {
    expect(oldNode(version)).toBeUndefined();
  }
});
