import {expect, it} from 'vitest';
import {startVersions} from './startVersions';

it('start shows the newest versions only', () => {
  expect(startVersions(['start', '--no-open'])).toEqual({args: ['start', '--no-open'], newestOnly: true});
});

it('start shows all versions on request, in an option that Docusaurus does not get', () => {
  expect(startVersions(['start', '--all-versions', '--port', '1'])).toEqual({
    args: ['start', '--port', '1'],
    newestOnly: false,
  });
});

it.each([['build'], ['docs:version', '2.0.0'], ['clear']])('%s is about all versions', (...given) => {
  expect(startVersions(given)).toEqual({args: given, newestOnly: false});
});
