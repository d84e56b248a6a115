import {expect, it} from 'vitest';
import {securityHeaders} from './headers';
import {headersFile} from './hosts';

// For nginx, `tests/browser/hosting.spec.ts` asks the server.
it('static hosts send all headers for safety', () => {
  expect(securityHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
  const headers = headersFile('/site/', 'the policy');
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(headers).toContain(`  ${name}: ${value}\n`);
  }
  const paths = headers.split('\n').filter((line) => /^\S/.test(line));
  expect(paths.slice(0, 3)).toEqual(['/site/*', '/site/assets/*', '/site/*.md']);
  expect(paths.filter((one) => !one.startsWith('/site/*') && one !== '/site/assets/*')).toEqual([]);
});
