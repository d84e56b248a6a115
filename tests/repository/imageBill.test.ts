import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Bill} from '../../scripts/lib/release/sbom';
import listed from '../../src/plugins/licenses/shipped.json';

describe('the bill of materials of the image', () => {
  let folder = '';
  const site = (): string => path.join(folder, 'sbom.cdx.json');
  const make = (packages: string) => {
    const list = path.join(folder, 'image-packages.txt');
    writeFileSync(list, packages);
    return spawnSync('jq', ['--rawfile', 'packages', list, '-f', 'deploy/image-bill.jq', site()], {encoding: 'utf8'});
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bill-'));
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/sbom.ts', site()], {stdio: 'pipe'});
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('contains the site, its dependencies and the system packages', () => {
    const shipped = JSON.parse(readFileSync(site(), 'utf8')) as Bill;
    const {stdout, status} = make('libstdc++6\t14.2.0-19\tamd64\nnginx\t1:1.26.3-3+deb13u1\tamd64\n');
    expect(status).toBe(0);
    expect(shipped.components.map(({properties}) => properties?.[0]?.value)).toEqual(
      listed.map((name) => `node_modules/${name}`),
    );
    const bill = JSON.parse(stdout) as Bill;
    expect(bill.metadata.component).toMatchObject({type: 'container', name: 'jadice-flow-documentation'});
    expect(bill.components.slice(0, -2)).toEqual([shipped.metadata.component, ...shipped.components]);
    expect(bill.components.slice(-2).map(({purl}) => purl)).toEqual([
      'pkg:deb/debian/libstdc%2B%2B6@14.2.0-19?arch=amd64',
      'pkg:deb/debian/nginx@1%3A1.26.3-3%2Bdeb13u1?arch=amd64',
    ]);
    const refs = ['image', ...bill.components.map((one) => one['bom-ref'])];
    expect(new Set(refs).size).toBe(refs.length);
    expect(
      bill.dependencies.flatMap(({ref, dependsOn}) => [ref, ...dependsOn]).filter((ref) => !refs.includes(ref)),
    ).toEqual([]);
    expect(bill.serialNumber).toBeUndefined();
  });

  it.each(['', 'nginx 1.26.3 amd64\n', 'nginx\t\tamd64\n'])('says what is wrong with the list %j', (packages) => {
    const {stderr, status} = make(packages);
    expect([status, stderr.includes('expected lines of name, version and architecture')]).toEqual([5, true]);
  });
});
