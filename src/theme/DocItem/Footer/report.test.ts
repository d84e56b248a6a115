import {describe, expect, it} from 'vitest';
import {reportAddress} from './report';

const page = {title: 'Logging & more', permalink: '/docs/operations/logging', version: 'x', lastUpdatedAt: 1};

describe('the address of a report', () => {
  it('fills in an issue with page, version, section and the last change', () => {
    const {searchParams} = new URL(reportAddress('https://example.com/issues/new', page, 'Follow a job'));
    expect(searchParams.get('title')).toBe('Logging & more: ');
    expect(searchParams.get('body')?.split('\n').slice(3)).toEqual([
      'Page: /docs/operations/logging',
      'Version: x',
      'Section: Follow a job',
      'Last change of the page: 1 January 1970',
    ]);
  });

  it('fills in a mail, and leaves out what is not known', () => {
    const address = reportAddress('mailto:docs@example.com', {...page, lastUpdatedAt: undefined}, '');
    expect(address).toMatch(/^mailto:docs@example\.com\?subject=Logging/);
    expect(address).not.toMatch(/Section|Last/);
    expect(address.length).toBeLessThan(1800);
  });
});
