import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {folder} from '../../../tests/folder';
import {namesBelow} from '../../lib/files';
import {kitReleaseText, unpackCommand} from '../../config/downloads';
import {kits} from '../../config/kits';
import {withOwnAddress} from '../../config/site';
import {lastVersion, oldestVersion, versions} from '../../config/versions';
import {factVersions} from '../../facts/versions';
import {kitEntries} from './kitEntries';
import {kitFiles} from './kits';

const root = process.cwd();
const place = {site: 'https://docs.example.com/flow/', root, read: (page: string) => `# The guide at ${page}\n`};
const published = await kitFiles(kits, versions, place);
const [last, oldest] = [lastVersion.name, oldestVersion.name];

/** Unpacks a kit. What else readers do with it is in `tests/stranger/archives.test.ts`. */
function unpack(kit: string): void {
  const input = published.get(`kits/demo-2023/flow-${kit}-demo-2023.tar.gz`) ?? '';
  execFileSync('tar', ['-xz', '--strip-components=1'], {cwd: folder, input});
}
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

describe('the published kits', () => {
  it('exist once each, named after their contents, with checksums', () => {
    const names = kits.map(({name}) => `flow-${name}-demo-2023.tar.gz`);
    expect([...published.keys()]).toEqual([...names, 'SHA256SUMS'].map((name) => `kits/demo-2023/${name}`));
    const images = readFileSync('static/samples/tutorial-01/docker-compose.yaml', 'utf8');
    for (const [, version = ''] of kitReleaseText.matchAll(/(\d+\.\d+\.\d+)/g)) {
      expect(images).toContain(`:${version}"`);
    }
  });

  it.each(kits)('$name unpacks to tested samples, and to what runs', ({name, files}) => {
    unpack(name);
    const samples = path.join(root, 'static', 'samples');
    for (const [to, from] of Object.entries(files).filter(([, from]) => statSync(path.join(samples, from)).isFile())) {
      expect(read(to), to).toBe(withOwnAddress(readFileSync(path.join(samples, from), 'utf8')));
    }
    for (const script of namesBelow(folder).filter((file) => file.endsWith('.sh'))) {
      expect(statSync(path.join(folder, script)).mode & 0o111, script).toBe(0o111);
    }
  });

  it('list their versions, and contain the guide of the newest release that has one', () => {
    unpack('compose');
    unpack('monitoring');
    const rows = (kit: string): Map<string, string> =>
      new Map(
        [...read(`README-${kit}.txt`).matchAll(/^(\S+) +(https:.*)$/gm)].map(([, version = '', guide = '']) => [
          version,
          guide,
        ]),
      );
    expect([...rows('compose').keys()]).toEqual([...factVersions].reverse());
    expect(rows('compose').get(last)).toBe('https://docs.example.com/flow/docs/installation/docker-compose');
    expect(rows('compose').get(oldest)).toBe(
      `https://docs.example.com/flow/docs/${oldest}/installation/docker-compose`,
    );
    // Its page came after the oldest version: the first one that has it.
    const first = [...versions]
      .reverse()
      .find(({folder: pages}) => existsSync(`${pages}/reference/prometheus-grafana.md`));
    const withMonitoring = path.posix.join('docs', first!.path, 'reference/prometheus-grafana');
    expect(rows('monitoring').get(oldest)).toBe(`https://docs.example.com/flow/${withMonitoring}`);
    expect(read('GUIDE-compose.md')).toBe('# The guide at docs/installation/docker-compose\n');
    expect(read('README-monitoring.txt')).toContain(
      `GUIDE-monitoring.md is a copy of ${rows('monitoring').get(oldest)}\n`,
    );
    expect(read('GUIDE-monitoring.md')).toBe(`# The guide at ${withMonitoring}\n`);
  });

  it('do not overwrite files in the directory of the stack', () => {
    const inStack = kits
      .filter(({name}) => name !== 'kubernetes')
      .flatMap((kit) => kitEntries(kit, [], {address: '', text: ''}, root));
    const contents = new Map(inStack.map(({name, content}) => [name, content]));
    expect(inStack.filter(({name, content}) => !contents.get(name)?.equals(content))).toEqual([]);
  });
});

it('the command that unpacks a kit keeps the files that readers have filled in', () => {
  const name = 'flow-kubernetes-demo-2023.tar.gz';
  writeFileSync(path.join(folder, name), published.get(`kits/demo-2023/${name}`)!);
  mkdirSync(path.join(folder, 'kubernetes'));
  writeFileSync(path.join(folder, 'kubernetes/secrets.yaml'), 'mine');
  const {status, stderr} = spawnSync('sh', ['-c', unpackCommand(name)], {cwd: folder, encoding: 'utf8'});
  expect(status).not.toBe(0);
  expect(stderr).toContain('kubernetes/secrets.yaml: Cannot open: File exists');
  expect(read('kubernetes/secrets.yaml')).toBe('mine');
  expect(read('kubernetes/store.yaml')).toContain('flow-store');
});

describe('the kit of Docker Compose', () => {
  it('has every file that its environment and its Compose files name', () => {
    unpack('compose');
    const files = /^COMPOSE_FILE=(.+)$/m.exec(read('env.txt'))?.[1]?.split(':') ?? [];
    expect(files).toEqual(['docker-compose.yaml', 'compose.database.yaml']);
    const services = files.map((file) => parse(read(file)) as {services: Record<string, {volumes?: string[]}>});
    const mounts = services
      .flatMap((file) => Object.values(file.services).flatMap(({volumes = []}) => volumes))
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0] ?? '');
    // The start script makes the folder of the documents.
    for (const mount of mounts.filter((folderOf) => folderOf !== './eureka-data')) {
      expect(statSync(path.join(folder, mount)).isDirectory(), mount).toBe(true);
    }
    const variables = files.flatMap((file) => [...read(file).matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? ''));
    const set = [...read('env.txt').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(set).toEqual(expect.arrayContaining(variables));
  });
});

describe('a kit', () => {
  const kit = {name: 'test', title: 'Test', page: 'help/index', files: {a: 'no-such-file'}};

  it('that names a sample which is not there stops the build', () => {
    expect(() => kitEntries(kit, [], {address: '', text: ''}, root)).toThrow(
      /kits\.ts, test: "no-such-file" is not below/,
    );
  });

  it('that names a page which is not there stops the build', async () => {
    await expect(kitFiles([{...kit, page: 'none', files: {}}], versions, place)).rejects.toThrow(
      /there is no page "none"/,
    );
  });
});
