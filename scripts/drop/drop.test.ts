/** `npm run drop` on a copy of the repository. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import released from '../../versions.json';
import {makeCopy} from '../lib/copy';
import {readPublished} from '../lib/release/publishedUrls';
import {lostAnchors, withAnchor} from './anchors';
import {withoutVersion} from './facts';
import {addressesOf, changesWith, filesOf, linesToRead, redirectsInto, successorOf} from './plan';

const order = ['7.0.0', '7.1.0', '7.2.0', 'next'];
const after = (text: string, version: string): string => withoutVersion('a.yaml', text, version, order).text;

describe('facts without a version', () => {
  it.each([
    ['that begin with the oldest hold for all', 'e:\n  - key: a\n    since: "7.0.0"\n', '7.0.0', 'e:\n  - key: a\n'],
    [
      'that begin with another begin with the next',
      'e:\n  - key: a\n    since: "7.2.0" # known\n',
      '7.2.0',
      'e:\n  - key: a\n    since: next # known\n',
    ],
    [
      'that end with it end with the one before',
      'e:\n  - key: a\n    until: "7.1.0"\n    unconfirmed: ["7.1.0", next]\n',
      '7.1.0',
      'e:\n  - key: a\n    until: "7.0.0"\n    unconfirmed: [next]\n',
    ],
    [
      'that only it had go away',
      'e:\n  # All\n  - key: a\n    until: "7.0.0"\n    description: >-\n      Two\n      lines.\n  - key: b\n    unconfirmed: ["7.0.0"]\n',
      '7.0.0',
      'e:\n  # All\n  - key: b\n',
    ],
    [
      'go with their list when it is empty',
      'e:\n  - name: w\n    parameters:\n      - name: a\n        since: "7.1.0"\n        until: "7.1.0"\n    source: [x]\n',
      '7.1.0',
      'e:\n  - name: w\n    source: [x]\n',
    ],
    [
      'go with their condition',
      'steps:\n  - id: a\n    when: {from: {until: "7.0.0"}, to: {since: next}}\n  - id: b\n    when: {to: {since: "7.0.0"}}\n',
      '7.0.0',
      'steps:\n  - id: b\n    when: {to: {since: "7.1.0"}}\n',
    ],
    [
      'go as an operation, and with its path',
      'paths:\n  /a:\n    summary: A.\n    get:\n      x-until: "7.0.0"\n    post:\n      x-since: "7.0.0"\n      tags: [b]\n  /c:\n    summary: C.\n    get:\n      x-until: "7.0.0"\n',
      '7.0.0',
      'paths:\n  /a:\n    summary: A.\n    post:\n      tags: [b]\n',
    ],
  ])('%s', (_what, text, version, expected) => {
    expect(after(text, version)).toBe(expected);
  });

  it('that may be in another version are named', () => {
    const text = 'e:\n  - key: a.b\n    until: "7.0.0"\n    unconfirmed: ["7.2.0"]\n  - key: c\n';
    expect(withoutVersion('a.yaml', text, '7.0.0', order)).toEqual({
      text: 'e:\n  - key: c\n',
      read: ['a.yaml:2: a.b ended with 7.0.0 and went; it may be in 7.2.0'],
    });
  });
});

describe('what leads on', () => {
  const rule = {since: '2026-11-20', why: 'Better place.'};
  const moved = [
    {...rule, from: '/docs/7.0.0/old', to: '/docs/7.0.0/new/'},
    {...rule, from: '/docs/old', to: '/docs/new/'},
  ];

  it('is each page, and each address that led to one', () => {
    const addresses = addressesOf('7.0.0', ['index', 'new/index'], moved, [
      '/docs/7.0.0/group',
      '/docs/7.0.0/group#a',
      '/docs/x',
    ]);
    expect(addresses).toEqual(['', 'group', 'new/', 'old']);
    expect(addresses.map((one) => successorOf('7.0.0', one, moved).to)).toEqual(['', 'group', 'new/', 'new/']);
    expect(redirectsInto('7.0.0', [...moved, {...rule, from: '/x', to: '/docs/7.0.0/new/'}], moved)).toEqual([
      expect.stringContaining('"/x" leads to /docs/7.0.0/new/, which goes'),
    ]);
  });

  it('are not the files that readers fetch', () => {
    expect(filesOf('7.0.0', ['/docs/7.0.0/', '/kits/7.0.0/a.gz', '/kits/7.0.01/a.gz'])).toEqual(['/kits/7.0.0/a.gz']);
  });

  it('is each list of changes from or to it, once', () => {
    const pairs = ['/changes', '/changes/7.0.0-to-7.1.0', '/changes/7.0.0-to-next', '/changes/7.1.0-to-next'];
    const published = [...pairs, '/changes/7.0.0-to-next#facts'];
    expect(changesWith('7.0.0', published, [pairs[1]!])).toEqual([pairs[2]]);
  });

  it('are anchors that only the old page has, above what takes their place', () => {
    const published = new Set(['/docs/7.0.0/a#x', '/docs/7.0.0/a#y', '/docs/a#y']);
    expect(lostAnchors({from: '7.0.0/a', to: 'a'}, published)).toEqual(['x']);
    const old = '---\ntitle: A\n---\n\n## Y\n\nText.\n\n## X\n\n## Z\n';
    const now = '---\ntitle: A\n---\n\nFirst.\n\n## Y\n\nText.\n\n## New\n';
    expect(withAnchor(now, 'x', old)).toEqual({
      text: '---\ntitle: A\n---\n\nFirst.\n\n## Y\n\nText.\n\n<a id="x"></a>\n\n## New\n',
      line: 11,
    });
    expect(withAnchor(now, 'z', old).text).toBe(withAnchor(now, 'x', old).text.replace('"x"', '"z"'));
    expect(withAnchor('## Y\n\nText.\n', 'x', old)).toEqual({text: '## Y\n\nText.\n\n<a id="x"></a>\n', line: 5});
    expect(withAnchor(now, 'fact', old)).toEqual({
      text: now.replace('---\n\n', '---\n\n<a id="fact"></a>\n\n'),
      line: 5,
    });
  });

  it('names lines to read, but not where facts come from', () => {
    expect(linesToRead('a', 'x 7.0.0.\nsource: [b @7.0.0]\n17.0.0\n7.0.0.1\n', '7.0.0')).toEqual(['a:1: x 7.0.0.']);
  });
});

describe('npm run drop', () => {
  const copy = makeCopy();
  afterAll(() => copy.remove());
  const oldest = released.at(-1)!;
  const at = (file: string): string => path.join(copy.folder, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const node = (...args: string[]) =>
    spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...args], {cwd: copy.folder, encoding: 'utf8'});
  const run = (...args: string[]) => node('scripts/drop.ts', ...args);
  const status = (): string =>
    execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {cwd: copy.folder, encoding: 'utf8'});
  const published = readPublished(readFileSync('published-urls.txt', 'utf8'));
  const fetched = filesOf(oldest, published);

  it('refuses the current version, one that is none, and what would be lost, and changes nothing', () => {
    expect(run().stderr).toContain('drop: expected one version; expected one of');
    expect(run(released[0]!, '--yes').stderr).toContain(`drop: ${released[0]} is the current release`);
    expect(run('0.0.1', '--yes').stderr).toContain('drop: "0.0.1" is no version of versions.json');
    const {status: code, stderr} = run(oldest, '--yes');
    expect(code).toBe(1);
    expect(stderr).toContain(`build${fetched[0]}: is not there; expected a build`);
    expect(status()).toBe('');
  }, 120_000);

  it('takes the version out, and leaves each of its addresses where it leads on', () => {
    for (const address of fetched) {
      mkdirSync(path.dirname(at(`build${address}`)), {recursive: true});
      writeFileSync(at(`build${address}`), address);
    }
    expect(run(oldest, '--dry-run').stdout).toContain('Nothing was written.');
    expect(status()).toBe('');
    const {status: code, stdout, stderr} = run(oldest, '--yes');
    expect(code, stderr).toBe(0);
    expect(JSON.parse(read('versions.json'))).toEqual(released.slice(0, -1));
    expect(existsSync(at(`versioned_docs/version-${oldest}`))).toBe(false);
    expect(existsSync(at(`versioned_sidebars/version-${oldest}-sidebars.json`))).toBe(false);
    expect(read('tests/inventory.txt')).not.toContain(oldest);
    expect(fetched.map((address) => read(`static${address}`))).toEqual(fetched);
    expect(stdout).toContain('read    ');
    // Each address of the version leads to a page of the release, with its anchor in the page or among those that were published for it.
    const pages = node(
      '-e',
      "const {redirects} = require('./src/config/redirects'); console.log(JSON.stringify(redirects.map(({from, to}) => [from, to])));",
    );
    const leads = new Map(JSON.parse(pages.stdout) as [string, string][]);
    const lost = published
      .filter((address) => address.startsWith(`/docs/${oldest}/`))
      .filter((address) => {
        const [from = '', anchor] = address.split('#');
        const to = leads.get(from);
        const file = `versioned_docs/version-${released[0]}${to?.slice('/docs'.length).replace(/\/$/, '/index')}.md`;
        return (
          to === undefined ||
          !(existsSync(at(file)) || published.includes(to)) ||
          (anchor !== undefined && !published.includes(`${to}#${anchor}`) && !read(file).includes(`<a id="${anchor}">`))
        );
      });
    expect(lost).toEqual([]);
    // What can be told without a build: facts, sidebars, links, redirects and pages of the versions that are left.
    const check = node(
      '-e',
      "const {checkSite} = require('./scripts/check/site'); console.log(JSON.stringify(checkSite().map(({file, message}) => file + ' ' + message)));",
    );
    expect(JSON.parse(check.stdout), check.stderr).toEqual([]);
  }, 240_000);
});
