import {describe, expect, it} from 'vitest';
import {versionLine} from './versionLine';

const latest = {name: '2.0.0', label: '2.0.0'};

describe('the version line of the footer', () => {
  it('names the current release on pages without a version', () => {
    expect(versionLine(undefined, latest)).toBe('The current release of jadice flow is 2.0.0.');
  });

  it('says that a page is for the current release', () => {
    expect(versionLine(latest, latest)).toBe('This page is for jadice flow 2.0.0, the current release.');
  });

  it('names both versions on an older or unreleased page', () => {
    expect(versionLine({name: 'current', label: 'next'}, latest)).toBe(
      'This page is for jadice flow next. The current release is 2.0.0.',
    );
  });
});
