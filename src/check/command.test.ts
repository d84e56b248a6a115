import {describe, expect, it} from 'vitest';
import {oldestVersion} from '../config/versions';
import {runCommand} from './command';
import {loadKnowledge} from './knowledge/knowledge';

const knowledge = loadKnowledge();
const site = 'https://docs.example.com/flow/';
const texts: Record<string, string> = {
  'good.yaml': 'server:\n  port: 8080\n',
  'bad.yaml': 'server:\n  port: http\n',
  'old.yaml': 'keycloak:\n  enabled: true\n',
  'odd.yaml': 'jadice-flow:\n  sytem: {}\n',
  'own.yaml': 'jadice-flow:\n  our-own-name: 1\n',
};
const read = (file: string): Uint8Array => {
  const text = texts[file];
  if (text === undefined) {
    throw new Error('no such file');
  }
  return new TextEncoder().encode(text);
};
const command = (...args: string[]) => runCommand(args, {knowledge, site, read});

describe('the command', () => {
  it.each([
    [['good.yaml'], 0],
    [['odd.yaml'], 0],
    [['--strict', 'odd.yaml'], 1],
    [['--strict', 'own.yaml'], 0],
    [['bad.yaml', 'good.yaml'], 1],
    [['old.yaml', '--release', '1.3.2'], 0],
    [['old.yaml', '--release', '1.3.2', '--target=next'], 1],
    [['old.yaml', '--release', 'next'], 1],
    [['--help'], 0],
    [['-h'], 0],
    [['--', 'bad.yaml'], 1],
  ])('for %j exits with %i', (args, code) => {
    expect(command(...args).code).toBe(code);
    expect(command(...args).err).toBe('');
  });

  it.each([
    [[], 'Specify at least one file'],
    [['none.yaml'], 'none.yaml cannot be read: no such file'],
    [['good.yaml', '--release', '0.0.1'], `The version "0.0.1" is unknown; expected one of ${oldestVersion.name}`],
    [['good.yaml', '--target'], "'--target <value>' argument missing"],
    [['good.yaml', '--release', '--json'], "Did you forget to specify the option argument for '--release'?"],
    [['good.yaml', '--release='], 'The version "" is unknown'],
    [['good.yaml', '--jsn'], "Unknown option '--jsn'"],
    [['good.yaml', '-x'], "Unknown option '-x'"],
  ])('rejects %j', (args, message) => {
    const {code, out, err} = command(...args);
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toContain(message);
  });

  it('prints only findings as JSON', () => {
    const {out} = command('--json', 'good.yaml', 'bad.yaml');
    expect(JSON.parse(out)).toEqual({
      findings: [
        {
          file: 'bad.yaml',
          line: 2,
          column: 9,
          certainty: 'wrong',
          code: 'value-type',
          message: '`server.port` must be a port up to 65535.',
          help: 'https://docs.example.com/flow/docs/installation/general-configuration#server.port',
        },
      ],
    });
    expect(JSON.parse(command('--json', 'good.yaml').out)).toEqual({findings: []});
  });

  it('prints positions and a summary as text', () => {
    const {out} = command('bad.yaml');
    expect(out).toContain('bad.yaml:2:9: error value-type: `server.port` must be a port up to 65535.\n');
    expect(out).toContain('1 finding: 1 error\n');
    expect(command('good.yaml').out).toBe('No findings\n');
  });
});
