import {cpSync, mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {spawnSync} from 'node:child_process';
import {beforeEach, describe, expect, it} from 'vitest';
import {versions} from '../../src/config/versions';
import {namesBelow} from '../../src/lib/files';
import {folder} from '../folder';
import {parseYaml, readText, readYaml, root, samples} from './support/files';
import {blocksOf} from './support/reader';

it('the stack of the tutorial has a name of its own, which the steps that stop and remove it use', () => {
  const [, name = ''] = /^COMPOSE_PROJECT_NAME=(.+)$/m.exec(readText('tutorial-01/env.txt')) ?? [];
  const [{name: production}] = readYaml('tutorial-01/docker-compose.yaml') as [{name: string}];
  expect(name).toMatch(/^[a-z][a-z-]+$/);
  expect(name).not.toBe(production);
  expect(readText('docker-compose/env.txt')).not.toContain('COMPOSE_PROJECT_NAME');
  for (const {folder: pages} of versions) {
    const page = readFileSync(join(root, pages, 'tutorials/tutorial-01.md'), 'utf8');
    const commands = page.match(/docker compose [^`|\n]*?\b(?:stop|down|rm)\b/g) ?? [];
    expect(commands.length).toBeGreaterThan(2);
    commands.forEach((command) => expect(command).toContain(`--project-name ${name} `));
  }
});

describe('start-stack.sh', () => {
  const registry = 'JF_CONTAINER_REGISTRY_JADICE=registry.example.com/flow/\n';
  /** With the password of the database in memory, which may stay as it is. */
  let configuration: string;
  beforeEach(() => {
    cpSync(join(samples, 'tutorial-01'), folder, {recursive: true});
    configuration = 'password: change-me\njadice:\n  license-configuration:\n    fingerprint: a\n';
    const tools = {
      docker: 'case $1 in ps) cat "$0.ps" 2>/dev/null || : ;; *) echo "docker $*" ;; esac',
      sudo: 'exec "$@"',
      chown: 'exit 0',
    };
    for (const [name, command] of Object.entries(tools)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${command}\n`, {mode: 0o755});
    }
  });

  function start(environment: string, ...args: string[]) {
    writeFileSync(join(folder, '.env'), environment);
    writeFileSync(join(folder, 'controller-config/application.yaml'), configuration);
    return spawnSync('bash', [join(folder, 'start-stack.sh'), ...args], {
      env: {PATH: `${folder}:${process.env['PATH'] ?? ''}`},
      encoding: 'utf8',
    });
  }

  it('logs in to the registry of .env, and lets new files in the folders have the group of the folders', () => {
    const {status, stdout, stderr} = start(registry);
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    expect(stdout).toContain('docker login registry.example.com\n');
    expect(stdout).toContain('docker compose up -d --pull missing\n');
    for (const name of ['controller-config', 'worker-config', 'eureka-config', 'eureka-data']) {
      expect(statSync(join(folder, name)).mode & 0o2070, name).toBe(0o2070);
    }
  });

  it.each([
    ['from .env', 'COMPOSE_PROJECT_NAME=flow-test\n', 'flow-test'],
    ['from the Compose file', '', 'flow-ocr'],
  ])('replaces no stack of another directory with the same name, %s', (_, setting, name) => {
    const other = mkdtempSync(join(folder, 'other '));
    writeFileSync(join(folder, 'docker.ps'), `${folder}\n${folder}/gone\n`);
    expect(start(`${registry}${setting}`)).toMatchObject({status: 0, stderr: ''});
    writeFileSync(join(folder, 'docker.ps'), `${folder}\n${other}\n`);
    const {status, stdout, stderr} = start(`${registry}${setting}`);
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toBe(
      `There is a stack ${name} in ${other} already. Set COMPOSE_PROJECT_NAME in .env to another name.\n`,
    );
  });

  it('says that the tags are those of the demo stack, until they are replaced', () => {
    const file = join(folder, 'docker-compose.yaml');
    expect(start(registry).stdout).toContain('This is a tag of the 2023 demo stack.');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('jadice-flow-controller:0.26.5', 'jadice-flow-controller:9'),
    );
    expect(start(registry).stdout).not.toContain('demo stack');
  });

  it('asks for no login with --no-login, but pulls', () => {
    const {status, stdout} = start(registry, '--no-login');
    expect(status).toBe(0);
    expect(stdout).not.toContain('docker login');
    expect(stdout).toContain('docker compose up -d --pull missing\n');
  });

  it('asks for no login and pulls nothing with --offline', () => {
    const {status, stdout} = start(registry, '--offline');
    expect(status).toBe(0);
    expect(stdout).not.toContain('docker login');
    expect(stdout).toContain('docker compose up -d --pull never\n');
  });

  it.each(['tutorial-01/env.txt', 'docker-compose/env.txt'])('starts with %s, filled in value by value', (file) => {
    const lines = readText(file).split('\n');
    const open = lines.filter((line) => line.endsWith('=change-me'));
    expect(open.length).toBeGreaterThan(1);
    for (const line of open) {
      expect(start(lines.join('\n')).stderr, line).toContain(`:${line}\n`);
      lines[lines.indexOf(line)] = line.replace('change-me', 'my-own-value');
    }
    expect(start(lines.join('\n'))).toMatchObject({status: 0, stderr: ''});
  });

  it('starts nothing before each secret is set', () => {
    const {status, stdout, stderr} = start(`${registry}JF_ACCESS_TOKEN=change-me\n`);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe('2:JF_ACCESS_TOKEN=change-me\nReplace each change-me in .env first.\n');
    expect(start(registry, '--off')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'start-stack.sh: expected no argument, --no-login or --offline, not "--off"; see --help\n',
    });
  });

  it('starts nothing before the licence is set', () => {
    configuration = configuration.replace('fingerprint: a', 'fingerprint: change-me');
    const {status, stdout, stderr} = start(registry);
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toContain('    fingerprint: change-me\nReplace each change-me of the licence');
  });
});

describe('the Compose files', () => {
  interface Service {
    user?: string;
    logging?: object;
    security_opt?: string[];
    cap_drop?: string[];
    cap_add?: string[];
    read_only?: boolean;
    mem_limit?: string;
    cpus?: number;
    volumes?: string[];
    depends_on?: string[] | object;
  }
  const files = [
    'tutorial-01/docker-compose',
    'docker-compose/compose.database',
    'docker-compose/compose.tls',
    'monitoring/compose.monitoring',
  ];
  const workers = readFileSync(join(root, 'docs/reference/workers.md'), 'utf8');
  const added = blocksOf(workers).find(({title}) => title === 'docker-compose.topdf.yaml')!.code;
  const services = [...files.map((file) => readText(`${file}.yaml`)), added].flatMap((text) => {
    const [{services: found}] = parseYaml(text, 'Compose file') as [
      {services: Record<string, Service & {image?: string}>},
    ];
    return Object.entries(found).filter(([, {image}]) => image !== undefined);
  });

  const publicImage = (image = ''): boolean => image.includes('FLOW_PUBLIC_REGISTRY');

  it('are all in COMPOSE_FILE: no command of a page names some of them and leaves out the others', () => {
    const text = versions.flatMap(({folder: pages}) =>
      namesBelow(join(root, pages)).map((page) => readFileSync(join(root, pages, page), 'utf8')),
    );
    expect(text.join('\n').match(/docker compose (?:-f|--file) .*/g)).toBeNull();
  });

  it('limit the log of each service, and let none gain privileges', () => {
    expect(services.length).toBeGreaterThan(8);
    for (const [name, {logging, security_opt: options}] of services) {
      expect(logging, name).toEqual({driver: 'json-file', options: {'max-size': '50m', 'max-file': '5'}});
      expect(options, name).toEqual(['no-new-privileges:true']);
    }
  });

  it('have a network that the rules for outgoing connections match, and the service takes back what it sets', () => {
    const blocks = blocksOf(readFileSync(join(root, 'docs/installation/docker-compose.md'), 'utf8'));
    const code = (title: string): string => blocks.find((block) => block.title.endsWith(title))!.code;
    type Networks = Record<string, {driver_opts: Record<string, string>} | null>;
    const networksOf = (text: string) => (parseYaml(text, 'networks') as [{networks: Networks}])[0].networks;
    const named = networksOf(code('compose.egress.yaml'));
    expect(Object.keys(networksOf(readText('tutorial-01/docker-compose.yaml')))).toEqual(Object.keys(named));
    const bridge = Object.values(named)[0]!.driver_opts['com.docker.network.bridge.name']!;
    // A longer name of an interface is an error on Linux.
    expect(bridge.length).toBeLessThan(16);

    const rules = (key: string, option: string) =>
      Array.from(
        code('flow-egress.service').matchAll(new RegExp(`^${key}=\\S+ -${option} DOCKER-USER (.*)$`, 'gm')),
        ([, rule]) => rule!,
      );
    const set = rules('ExecStart', 'I');
    expect(set).toHaveLength(4);
    expect(rules('ExecStop', 'D')).toEqual([...set].reverse());
    // Each is put in front of the others, so what is rejected comes first here.
    expect(set.map((rule) => rule.split(' -j ')[1])).toEqual(['REJECT', 'RETURN', 'RETURN', 'RETURN']);
    // A rule for every server of a port, such as 53, would let data out.
    expect(set.slice(1).filter((rule) => !/ -d [\d.]+ /.test(rule))).toEqual([]);
    expect(set.filter((rule) => !rule.startsWith(`-i ${bridge} `))).toEqual([]);
  });

  it('limit the memory of every service, and the processors of those that only help', () => {
    expect(services.filter(([, {mem_limit: limit}]) => limit === undefined)).toEqual([]);
    expect(
      services.filter(([, {image, cpus}]) => publicImage(image) !== (cpus !== undefined)).map(([name]) => name),
    ).toEqual([]);
  });

  it('start the data store only with the services from which the guide for S3 removes it', () => {
    const depend = services.filter(([, {depends_on: others = []}]) => JSON.stringify(others).includes('eureka'));
    expect(depend.map(([name]) => name).filter((name) => !name.startsWith('jadice-flow-worker-'))).toEqual([
      'jf-controller',
      'flow-proxy',
    ]);
  });

  it('pass the account of an existing MariaDB server to the controller like that of the stack', () => {
    const blocks = blocksOf(readFileSync(join(root, 'docs/installation/docker-compose.md'), 'utf8'));
    const own = blocks.find(({title}) => title === 'compose.database-server.yaml')!.code;
    type File = {services: Record<string, {environment: Record<string, string>}>};
    const namesOf = (text: string) => {
      const [{services: found}] = parseYaml(text, 'Compose file') as [File];
      return [Object.keys(found), Object.keys(found['jf-controller']!.environment)];
    };
    const [, names] = namesOf(readText('docker-compose/compose.database.yaml'));
    expect(namesOf(own)).toEqual([['jf-controller'], names]);
  });

  it('leave no capability to a service whose image is known to need none, and no file outside its volumes to public images', () => {
    const open = services.filter(([, {cap_drop: dropped}]) => dropped?.join() !== 'ALL').map(([name]) => name);
    // The user of the data store is not public.
    expect(open).toEqual(['eureka']);
    const added = services.flatMap(([name, {cap_add: some = []}]) => some.map((one) => `${name} ${one}`));
    // nginx, as tried with the package of Debian: without one of the first two, it does not start.
    expect(added).toEqual(
      ['CHOWN', 'DAC_OVERRIDE', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'].map((one) => `flow-proxy ${one}`),
    );
    for (const [name, {image, read_only: fixed}] of services) expect(fixed ?? false, name).toBe(publicImage(image));
  });

  it('mount configuration read-only, except the one in which job templates are saved', () => {
    const mounts = services.flatMap(([, {volumes = []}]) => volumes).filter((one) => /^\.\/.*config/.test(one));
    expect(mounts.filter((one) => !one.endsWith(':ro'))).toEqual(['./controller-config:/app/config']);
  });
});
