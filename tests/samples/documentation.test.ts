import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {nginxCommand, startServer} from '../../scripts/lib/machine/nginxServer';
import {namesBelow} from '../../src/lib/files';
import {freePort} from '../../scripts/lib/machine/port';
import {packZip} from '../../scripts/lib/offline/pack';
import {writeSums} from '../../scripts/lib/offline/sums';
import {readText, readYaml, samples} from './support/files';
import {schemaProblems} from './support/kubernetesSchema';
import {type Outcome, runProgram, runScript} from './support/scripts';
import {type KubernetesObject, Stack} from './support/stack';

const root = mkdtempSync(join(tmpdir(), 'documentation-'));
const downloads = join(root, 'downloads');
const parent = join(root, 'srv');
const folder = join(parent, 'documentation');
const zip = 'jadice-flow-documentation-all.zip';

/** Publishes a zip whose first page has a text. */
function publish(text: string): void {
  const files = new Map([
    ['START-HERE.html', Buffer.from(text)],
    ['docs/a.md', Buffer.from('a')],
  ]);
  writeFileSync(join(downloads, zip), packZip('jadice-flow-all', files, new Date('2025-01-02T03:04:05Z')));
  writeSums(downloads);
}

const update = (args = [`file://${downloads}`, folder], environment: Record<string, string> = {}): Promise<Outcome> =>
  runScript('documentation/update-documentation.sh', args, environment, {shell: 'bash'});
const firstPage = (): string => readFileSync(join(folder, 'START-HERE.html'), 'utf8');

beforeEach(() => {
  rmSync(root, {recursive: true, force: true});
  mkdirSync(downloads, {recursive: true});
  mkdirSync(parent);
  publish('first');
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

describe('update-documentation.sh', () => {
  it('fetches the zip, says on the next run that it is current, and replaces the folder by a newer one as a whole', async () => {
    expect(await update()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${folder} is now ${zip}`) as string,
    });
    writeFileSync(join(folder, 'of-the-old-copy'), '');
    expect(await update()).toMatchObject({code: 0, stdout: `${folder} is current: ${zip}\n`});
    publish('second');
    expect(await update(undefined, {DRY_RUN: '1'})).toMatchObject({
      code: 3,
      stdout: `${zip} is newer than ${folder}\n`,
    });
    expect(firstPage()).toBe('first');
    expect(await update()).toMatchObject({code: 0, stderr: ''});
    expect(firstPage()).toBe('second');
    expect(readdirSync(folder).sort()).toEqual(['.sum', 'START-HERE.html', 'docs']);
    expect(readdirSync(parent)).toEqual(['documentation']);
  });

  it.each<[string, () => void, RegExp]>([
    ['a damaged zip', () => writeFileSync(join(downloads, zip), 'x'), /does not have the checksum/],
    ['a zip that is not there', () => rmSync(join(downloads, zip)), /cannot fetch .*all\.zip/],
    ['no sums', () => rmSync(join(downloads, 'SHA256SUMS')), /cannot fetch .*SHA256SUMS/],
    [
      'sums without the zip',
      () => writeFileSync(join(downloads, 'SHA256SUMS'), `${'0'.repeat(64)}  jadice-flow-documentation-next.zip\n`),
      /names no .*all\.zip; it has: jadice-flow-documentation-next\.zip/,
    ],
  ])('leaves the folder as it was with %s', async (_, spoil, message) => {
    await update();
    publish('second');
    spoil();
    const {code, stderr} = await update();
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(firstPage()).toBe('first');
    expect(readdirSync(parent)).toEqual(['documentation']);
  });

  it('puts the earlier copy back when it is ended before the new one is in its place', async () => {
    await update();
    publish('second');
    const tools = join(root, 'tools');
    mkdirSync(tools);
    const script =
      '#!/bin/sh\ncase $2 in */old) PATH=/usr/bin:/bin mv "$@" && kill -TERM $PPID ;; *) PATH=/usr/bin:/bin mv "$@" ;; esac\n';
    writeFileSync(join(tools, 'mv'), script, {mode: 0o755});
    const {code} = await update(undefined, {PATH: `${tools}:${process.env['PATH'] ?? ''}`});
    expect(code).not.toBe(0);
    expect(firstPage()).toBe('first');
    expect(readdirSync(parent)).toEqual(['documentation']);
  });

  it('gives the new copy the label of its directory where there is SELinux', async () => {
    const tools = join(root, 'tools');
    mkdirSync(tools);
    const script = `#!/bin/sh\n[ -f "$2/START-HERE.html" ] && echo "$@" > ${join(root, 'labelled')}\n`;
    writeFileSync(join(tools, 'restorecon'), script, {mode: 0o755});
    expect(await update(undefined, {PATH: `${tools}:${process.env['PATH'] ?? ''}`})).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(readFileSync(join(root, 'labelled'), 'utf8')).toBe(`-RF ${folder}\n`);
  });

  it.each<[string, () => string[], RegExp]>([
    ['no folder', () => [`file://${downloads}`], /expected ADDRESS FOLDER/],
    ['an invalid address', () => [downloads, folder], /ADDRESS is ".*downloads"/],
    ['an invalid version', () => [`file://${downloads}`, folder, '../all'], /VERSION is "\.\.\/all"/],
    ['a folder with other things', () => [`file://${downloads}`, root], /holds something else/],
    ['a folder below none', () => [`file://${downloads}`, join(root, 'no', 'folder')], /no is no folder/],
  ])('refuses %s', async (_, args, message) => {
    const {code, stderr} = await update(args());
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(existsSync(folder)).toBe(false);
  });

  it('verifies who signed the sums', async () => {
    const key = (name: string): string => join(root, name);
    const minisign = (...args: string[]): void => {
      expect(spawnSync('minisign', args, {encoding: 'utf8'})).toMatchObject({status: 0});
    };
    for (const name of ['ours', 'other']) {
      minisign('-G', '-W', '-p', key(`${name}.pub`), '-s', key(`${name}.key`));
    }
    minisign('-S', '-s', key('ours.key'), '-m', join(downloads, 'SHA256SUMS'));
    expect(await update(undefined, {PUBLIC_KEY: key('other.pub')})).toMatchObject({code: 1});
    expect(existsSync(folder)).toBe(false);
    expect(await update(undefined, {PUBLIC_KEY: key('ours.pub')})).toMatchObject({code: 0});
    expect(firstPage()).toBe('first');
  });
});

it('documentation.conf serves the unpacked zip, and not what keeps it current', async () => {
  await update();
  const port = await freePort();
  const server = readFileSync(join(samples, 'documentation/documentation.conf'), 'utf8')
    .replace('listen 8008;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/documentation;', `root ${folder};`);
  const file = join(root, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/${name};`,
  );
  writeFileSync(
    file,
    `pid ${root}/pid; events {}
    http { access_log off; types { text/html html; } ${temporary.join(' ')} ${server} }`,
  );
  const address = `http://127.0.0.1:${port}/`;
  const nginx = await startServer(nginxCommand(file), address);
  try {
    const first = await fetch(address);
    expect([first.status, first.headers.get('cache-control'), await first.text()]).toEqual([200, 'no-cache', 'first']);
    expect((await fetch(`${address}.sum`)).status).toBe(404);
    expect((await fetch(`${address}docs/a.md`)).status).toBe(200);
    const moved = await fetch(`${address}docs/b.html`, {redirect: 'manual'});
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/#/docs/b']);
    const website = await fetch(`${address}docs/1.3.2/operations/monitoring?platform=compose`, {redirect: 'manual'});
    const target = '/#/docs/1.3.2/operations/monitoring?platform=compose';
    expect([website.status, website.headers.get('location')]).toEqual([302, target]);
    const tool = await fetch(`${address}changes/1.3.2-to-1.9.0`, {redirect: 'manual'});
    expect([tool.status, tool.headers.get('location')]).toEqual([302, '/#/changes/1.3.2-to-1.9.0']);
    expect((await fetch(`${address}docs/missing.png`)).status).toBe(404);
  } finally {
    nginx.kill('SIGQUIT');
  }
});

const page = readFileSync('src/pages/offline.mdx', 'utf8');

it('listens on a port that no part of a stack publishes, and the page calls this port', () => {
  const portsIn = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, port]) => port!);
  const texts = [samples, 'docs'].flatMap((name) =>
    namesBelow(name)
      .filter((file) => /\.(ya?ml|md)$/.test(file))
      .map((file) => readFileSync(join(name, file), 'utf8')),
  );
  const published = texts.flatMap((text) => portsIn(text, /(?:localhost:|127\.0\.0\.1:|^\s*- "?(?=\d+:\d))(\d+)/gm));
  expect(published).toEqual(expect.arrayContaining(['8080', '8085', '7081', '9090', '443']));
  const [port, ...others] = [
    ...portsIn(readText('documentation/documentation.conf'), /listen (\d+);/g),
    ...portsIn(readText('documentation/Dockerfile'), /EXPOSE (\d+)/g),
    ...portsIn(page, /localhost:(\d+)/g),
    ...portsIn(page, /-p (\d+):/g),
    ...portsIn(page, /documentation\.example\.com:(\d+)/g),
  ];
  expect(published).not.toContain(port);
  expect(new Set(others)).toEqual(new Set([port]));
});

it('the command of the page leads the alerts to the copy', async () => {
  const [, command = ''] = /^(sed -i [^]*?)\n```/m.exec(page) ?? [];
  const files = ['flow-alerts.yaml', 'flow-alerts.test.yaml'];
  files.forEach((file) => writeFileSync(join(root, file), readText(`monitoring/prometheus/${file}`)));
  const {code, stdout} = await runProgram(['bash', '-c', command], [], {}, {cwd: root});
  expect(code).toBe(0);
  const urls = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/(?<=runbook_url: ).*/g)!);
  expect(urls.length).toBeGreaterThan(40);
  expect(stdout).toContain(urls[0]);
  const isOfCopy = (url: string): boolean => /^http:\/\/[\w.]+:\d+\/#\/docs\/operations\/monitoring#[a-z-]+$/.test(url);
  expect(urls.filter((url) => !isOfCopy(url))).toEqual([]);
});

it('in a cluster, a Service leads to the port of nginx', () => {
  const stack = new Stack(readYaml('documentation/documentation.yaml') as KubernetesObject[]);
  expect(schemaProblems(stack.objects)).toEqual([]);
  const [service] = stack.ofKind('Service');
  const [selected] = stack.selectedBy(service!.spec!.selector as Record<string, string>);
  const [, listen] = /listen (\d+);/.exec(readText('documentation/documentation.conf')) ?? [];
  expect(selected!.container.ports).toMatchObject([
    {name: service!.spec!.ports![0]!.targetPort, containerPort: Number(listen)},
  ]);
});
