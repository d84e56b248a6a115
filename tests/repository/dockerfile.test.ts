import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {timeOfCommit} from './files';

/** Instructions of the Dockerfile, each on one line. */
const instructions = readFileSync('deploy/Dockerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter(Boolean)
  .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line)!)
  .map((match) => ({name: match[1]!, text: match[2]!.replaceAll(/\s+/g, ' ')}));
const all = (name: string): string[] => instructions.filter((one) => one.name === name).map(({text}) => text);
const nginx = readFileSync('deploy/nginx.conf', 'utf8');

describe('the image', () => {
  it('runs as an unprivileged numeric user', () => {
    expect(all('USER')).toEqual(['65532:65532']);
    expect(instructions.findIndex(({name}) => name === 'USER')).toBeGreaterThan(
      Math.max(...['RUN', 'COPY'].map((name) => instructions.map((one) => one.name).lastIndexOf(name))),
    );
  });

  it('is based on a supported Debian release, by digest', () => {
    const [image, ...stages] = all('FROM');
    expect(image).toMatch(/^debian:\w+-slim@sha256:[0-9a-f]{64} AS pinned$/);
    const release = /^debian:(\w+)-/.exec(image!)?.[1] ?? '';
    // The day when the Debian project ends its own security support.
    const supportedUntil: Readonly<Record<string, string>> = {trixie: '2028-08-09'};
    expect(supportedUntil[release]).toBeDefined();
    expect(timeOfCommit()).toBeLessThan(Date.parse(supportedUntil[release]!));
    expect(all('ARG')[0]).toBe('BASE_IMAGE=pinned');
    expect(stages.filter((stage) => !/^(\$\{BASE_IMAGE\}|base)( AS \w+)?$/.test(stage))).toEqual([]);
  });

  it('has a health check at the port and address of nginx', () => {
    const [check] = all('HEALTHCHECK');
    const port = /listen (\d+);/.exec(nginx)?.[1];
    expect(check).toContain(`/dev/tcp/127.0.0.1/${port}`);
    expect(all('EXPOSE')).toEqual([port]);
    expect(check).toContain('GET /healthz');
    expect(nginx).toContain('location = /healthz');
  });

  it('writes only to /tmp and the standard streams', () => {
    const written = [...nginx.matchAll(/^\s*(?:pid|error_log|access_log|\w+_temp_path) ([^\s;]+)/gm)].map(
      ([, file]) => file!,
    );
    expect(written.length).toBeGreaterThan(6);
    expect(written.filter((file) => !/^(\/tmp\/|\/dev\/stdout$|stderr$|off$)/.test(file))).toEqual([]);
    expect(nginx).not.toMatch(/^\s*user\s/m);
  });
});
