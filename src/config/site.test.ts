import {describe, expect, it} from 'vitest';
import {siteAddress, withOwnAddress} from './site';

describe('the address of the site', () => {
  it('is the public one unless the environment names another', () => {
    expect(siteAddress({})).toEqual({url: 'https://levigo.github.io', baseUrl: '/jadice-flow-documentation/'});
    expect(siteAddress({SITE_URL: 'http://docs.example.com:8080/', BASE_URL: '/flow/docs/'})).toEqual({
      url: 'http://docs.example.com:8080',
      baseUrl: '/flow/docs/',
    });
  });

  it.each(['docs.example.com', 'ftp://docs.example.com', 'https://docs.example.com/flow'])(
    'refuses %s, and says what is expected',
    (url) => {
      expect(() => siteAddress({SITE_URL: url})).toThrow(`SITE_URL is "${url}"; expected an origin without a path`);
    },
  );

  it.each(['flow/', '/flow', '/flow docs/', '//'])('refuses the base URL %s', (baseUrl) => {
    expect(() => siteAddress({BASE_URL: baseUrl})).toThrow(`BASE_URL is "${baseUrl}"; expected a path that starts and`);
  });
});

it('addresses of samples lead to the site that is built', () => {
  const text = 'runbook_url: https://levigo.github.io/jadice-flow-documentation/docs/help/#a';
  expect(withOwnAddress(text, 'https://docs.example.com/flow/')).toBe(
    'runbook_url: https://docs.example.com/flow/docs/help/#a',
  );
});
