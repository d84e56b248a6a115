import {describe, expect, it} from 'vitest';
import {oldestVersion} from '../config/versions';
import {runCommand} from './command';
import {knowledge} from './loaded.test-support';
import {exitStatuses} from './report';

const site = 'https://docs.example.com/flow/';
const texts: Record<string, string> = {
  'good.yaml': 'server:\n  port: 8080\n',
  'bad.yaml': 'server:\n  port: http\n',
  'old.yaml': 'keycloak:\n  enabled: true\n',
  'odd.yaml': 'jadice-flow:\n  sytem: {}\n',
  'own.yaml': 'jadice-flow:\n  our-own-name: 1\n',
  'broken.yaml': 'a: "b\n',
};
const read = (file: string | 0): Uint8Array => {
  const text = file === 0 ? texts['bad.yaml'] : texts[file];
  if (file === 'folder') {
    throw new Error('EISDIR: illegal operation on a directory, read');
  }
  if (text === undefined) {
    throw new Error(file === 'secret.yaml' ? 'EACCES: permission denied' : 'ENOENT: no such file or directory');
  }
  return new TextEncoder().encode(text);
};
const command = (...args: string[]) => runCommand(args, {knowledge, site, read});

describe('the command', () => {
  it.each([
    [['good.yaml'], 0],
    [['odd.yaml'], 0],
    [['--strict', 'odd.yaml'], 1],
    [['own.yaml'], 3],
    [['own.yaml', 'good.yaml'], 0],
    [['--strict', 'own.yaml', 'good.yaml'], 1],
    [['--strict', 'good.yaml'], 0],
    [['broken.yaml'], 1],
    [['-'], 1],
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
    [['good.yaml', '--release', '0.0.1'], `The version "0.0.1" is unknown; expected one of ${oldestVersion.name}`],
    [['good.yaml', '--target'], "'--target <value>' argument missing"],
    [['good.yaml', '--release', '--json'], "Did you forget to specify the option argument for '--release'?"],
    [['good.yaml', '--release='], 'The version "" is unknown'],
    [['good.yaml', '--jsn'], 'Unknown option jsn. Did you mean --json?'],
    [['good.yaml', '--format=json'], 'Unknown option format. The options are --release, '],
    [['good.yaml', '-x'], 'Unknown option x. The options are --release, '],
  ])('rejects %j', (args, message) => {
    const {code, out, err} = command(...args);
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toContain(message);
  });

  it.each([
    [['folder', 'bad.yaml'], 'folder was not read, because it is a directory, so name its files\n'],
    [['bad.yaml', 'none.yaml'], 'none.yaml was not read, because there is no such file\n'],
    [['bad.yaml', 'secret.yaml'], 'secret.yaml was not read, because you are not allowed to read it\n'],
  ])('checks the other files of %j', (args, message) => {
    const {code, out, err} = command('--json', ...args);
    expect({code, err}).toEqual({code: 2, err: message});
    const {files, findings} = JSON.parse(out) as {files: {name: string; compared: number}[]; findings: unknown[]};
    expect(files.map(({name, compared}) => [name, compared]).sort()).toEqual(
      args.map((name) => [name, name === 'bad.yaml' ? 1 : 0]).sort(),
    );
    expect(findings).toHaveLength(1);
  });

  it('names standard input by its option, and identifies it by that name', () => {
    expect(command('-').out).toContain('standard input:2:9: error value-type');
    expect(command('-', '--stdin-name', 'a/application.yaml').out).toContain(
      'a/application.yaml:2:9: error value-type',
    );
  });

  it('prints what was looked at and the findings as JSON', () => {
    const {out} = command('--json', 'own.yaml', 'bad.yaml');
    expect(JSON.parse(out)).toMatchObject({
      files: [
        {
          name: 'own.yaml',
          kind: 'Settings of a component',
          reason: 'because of its key `jadice-flow`',
          compared: 0,
          comparedWith: '',
          notCompared: ['1 setting outside the public documentation'],
        },
        {
          name: 'bad.yaml',
          kind: 'Settings: Controller',
          reason: 'because of its key `server`',
          compared: 1,
          comparedWith: 'the documented properties of the component Controller and the other open files',
          notCompared: [],
        },
      ],
      findings: [
        {
          file: 'own.yaml',
          line: 2,
          column: 3,
          certainty: 'not-public',
          code: 'unknown-key',
        },
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
  });

  it('prints positions, what was looked at and a summary as text', () => {
    const {out} = command('bad.yaml');
    expect(out).toContain(
      'bad.yaml:2:9: error value-type: `server.port` must be a port up to 65535.\n    2 |   port: ***\n                ^^^\n',
    );
    const looked =
      'Settings: Controller, because of its key `server`. 1 setting compared with the documented properties of the component Controller.';
    expect(out).toContain(`\nbad.yaml: ${looked}\n1 finding: 1 error.\n`);
    const twice = command('bad.yaml', '-').out;
    expect(twice.split('Spring Boot stops with')).toHaveLength(2);
    expect(command('good.yaml').out).toBe(`good.yaml: ${looked}\nNo findings. 1 file OK.\n`);
    expect(command('good.yaml', 'own.yaml', 'broken.yaml').out).toMatch(
      /\n2 findings: 1 error, 1 not checked\. 1 file OK, 2 of 3 files not compared\.\n$/,
    );
  });

  it('lists all exit statuses in its help', () => {
    for (const [code, meaning] of Object.entries(exitStatuses)) {
      expect(command('--help').out).toContain(`\n  ${code}  ${meaning.replaceAll('`', '')}\n`);
    }
  });
});
