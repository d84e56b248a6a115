import {describe, expect, it} from 'vitest';
import {fromVersion} from '.';

describe('a link between pages of which one is translated', () => {
  it.each([
    ['../index.md', 'versioned_docs/version-9.0.0/help/index.md', '/index.md'],
    ['logging.md#levels', 'docs/operations/monitoring.md', '/operations/logging.md#levels'],
    ['./logging.md', 'i18n/de/docusaurus-plugin-content-docs/version-9.0.0/operations/a.md', '/operations/logging.md'],
    ['operations/logging.mdx', 'i18n/de/docusaurus-plugin-content-docs/current/index.md', '/operations/logging.mdx'],
  ])('%s in %s is %s', (url, file, expected) => {
    expect(fromVersion(url, file)).toBe(expected);
  });

  it.each([
    '/help/index.md',
    'https://example.org/a.md',
    '#part',
    '/changes',
    '@site/docs/a.md',
    'mailto:a@example.org',
  ])('%s stays', (url) => {
    expect(fromVersion(url, 'docs/help/index.md')).toBe(url);
  });

  it('stays outside of the documentation', () => {
    expect(fromVersion('other.md', 'blog/2025-01-01-a.md')).toBe('other.md');
  });
});
