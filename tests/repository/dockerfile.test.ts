import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

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
  it('consists of known instructions', () => {
    const known = ['ARG', 'FROM', 'RUN', 'COPY', 'USER', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD'];
    expect(instructions.filter(({name}) => !known.includes(name))).toEqual([]);
  });

  it('runs as a user without rights, by number', () => {
    expect(all('USER')).toEqual(['65532:65532']);
    expect(instructions.findIndex(({name}) => name === 'USER')).toBeGreaterThan(
      Math.max(...['RUN', 'COPY'].map((name) => instructions.map((one) => one.name).lastIndexOf(name))),
    );
  });

  it('copies only what the repository has or the build makes', () => {
    const sources = all('COPY').map((text) => text.split(' ')[0]!);
    expect(sources.filter((file) => file !== 'build/' && !existsSync(file))).toEqual([]);
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(['*', '!build', '!deploy', '']);
  });

  it('leaves no package lists behind and installs nothing that is only recommended', () => {
    for (const text of all('RUN').filter((run) => run.includes('apt-get install'))) {
      expect(text).toContain('--no-install-recommends');
      expect(text).toContain('rm -rf /var/lib/apt/lists/*');
    }
  });

  it('asks itself whether it is well, at the port and address that nginx has', () => {
    const [check] = all('HEALTHCHECK');
    const port = /listen (\d+);/.exec(nginx)?.[1];
    expect(check).toContain(`/dev/tcp/127.0.0.1/${port}`);
    expect(all('EXPOSE')).toEqual([port]);
    expect(check).toContain('GET /healthz');
    expect(nginx).toContain('location = /healthz');
  });

  it('writes to /tmp and the standard streams only, so that the file system may be read-only', () => {
    const written = [...nginx.matchAll(/^\s*(?:pid|error_log|access_log|\w+_temp_path) ([^\s;]+)/gm)].map(
      ([, file]) => file!,
    );
    expect(written.length).toBeGreaterThan(6);
    expect(written.filter((file) => !/^(\/tmp\/|\/dev\/stdout$|stderr$|off$)/.test(file))).toEqual([]);
    expect(nginx).not.toMatch(/^\s*user\s/m);
  });
});
