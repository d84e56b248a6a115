import {describe, expect, it} from 'vitest';
import {helpFor} from './texts';
import {BadAnswer} from './query';

/** An error in the format of the Algolia client. */
const serviceError = (name: string, status?: number): Error =>
  Object.assign(new Error('Words of the service'), {name, ...(status !== undefined && {status})});
const network = 'You might want to check your network connection.';

describe('a search that failed', () => {
  it.each([
    [serviceError('ApiError', 403), /does not accept the key of this site/],
    [serviceError('ApiError', 404), /does not have the index/],
    [serviceError('DetailedApiError', 429), /answered with status 429/],
    [serviceError('DeserializationError'), /cannot be read/],
    [new BadAnswer('no hits'), /cannot be read/],
  ])('because the service said no is told as such: %s', (error, help) => {
    expect(helpFor(error)).toMatch(help);
    expect(helpFor(error)).not.toBe(network);
  });

  it('shows what the service says, in one short line', () => {
    const help = (message: string): string => helpFor(Object.assign(new Error(message), {status: 403}));
    expect(help('Invalid\n API key')).toMatch(/people who run this site\. It says: Invalid API key$/);
    expect(help('x'.repeat(5000))).toMatch(/It says: x{120}…$/);
    expect(help('')).not.toContain('It says');
  });

  it.each([
    serviceError('RetryError'),
    new Error('search-index/manifest.json: the server answered 404'),
    undefined,
    'text',
  ])('because nobody was reached is about the network: %s', (error) => expect(helpFor(error)).toBe(network));
});
