import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {timeOfCommit} from './files';

// That the image starts on a read-only file system and answers is tested where it is built (`.github/workflows/check.yml`).
const text = readFileSync('deploy/Dockerfile', 'utf8');

it('the image runs as an unprivileged numeric user', () => {
  const [, end] = text.split(/^USER 65532:65532$/m);
  expect(end).toBeDefined();
  expect(end).not.toMatch(/^(?:RUN|COPY|USER)\b/m);
});

it('the image is based on a supported Debian release, by digest', () => {
  const [, release = ''] = /^FROM debian:(\w+)-slim@sha256:[0-9a-f]{64} AS pinned$/m.exec(text) ?? [];
  // The day when the Debian project ends its own security support.
  const supportedUntil: Readonly<Record<string, string>> = {trixie: '2028-08-09'};
  expect(timeOfCommit()).toBeLessThan(Date.parse(supportedUntil[release] ?? ''));
});
