import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {namesBelow} from '../../scripts/lib/files';
import {lastVersion} from '../../src/config/versions';
import {attribute} from '../../src/plugins/elements';
import {decodeIndex, decodeManifest} from '../../src/plugins/search/indexFile';
import {manifestPath} from '../../src/plugins/search/paths';
import {build, copySite, edit} from './fixtureSite';
import {type BuiltPage, builtPages, textOf} from './pages';

const nextPage = 'docs/index.md';
const sentence = 'A sentence that nobody has written before.';
const releasedPage = `${lastVersion.folder}/index.md`;
const [label, newLabel] = ['Introduction', 'What this is'];

/** Pages of the current release. */
const ofRelease = ({file}: BuiltPage): boolean => /^docs\/(?!next\/)/.test(file);
const hasInSidebar = ({elements}: BuiltPage, text: string): boolean =>
  elements.some((one) => attribute(one, 'class')?.split(' ').includes('menu__link') && textOf(one) === text);
const namesOf = (pages: readonly BuiltPage[]): string[] => pages.map(({file}) => file);
/** The HTML without names of scripts, which change with each edit of any page. */
const bodyOf = ({html}: BuiltPage): string => html.replaceAll(/\/assets\/[\w/~.-]+/g, '');

/** After an edit, the bundler gives the variables of the runtime other letters, and so its file another name. */
const runtime = /runtime~main\.[0-9a-f]+\.js/g;
/** All files of a build but that one, with their text. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    namesBelow(folder)
      .filter((name) => name.search(runtime) < 0)
      .map((name) => [name, readFileSync(path.join(folder, name), 'latin1').replaceAll(runtime, '')]),
  );

describe('a build that takes over what the last one has left', () => {
  let site = '';
  let plain: BuiltPage[] = [];
  let edited: BuiltPage[] = [];
  let found = '';
  let [before, undone] = [new Map<string, string>(), new Map<string, string>()];

  beforeAll(() => {
    site = copySite('last-build');
    const out = path.join(site, 'build');
    const run = (): void => {
      const {code, output} = build(site, {CI: '', NEWEST_VERSIONS_ONLY: 'true', BASE_URL: '', SITE_URL: ''});
      expect(code, output).toBe(0);
    };
    run();
    before = filesOf(out);
    plain = builtPages(out);

    edit(path.join(site, nextPage), /$/, `\n${sentence}\n`);
    edit(path.join(site, releasedPage), `sidebar_label: ${label}`, `sidebar_label: ${newLabel}`);
    run();
    edited = builtPages(out);
    const tag = 'docs-default-current';
    const {files} = decodeManifest(readFileSync(path.join(out, manifestPath), 'utf8'));
    found = JSON.stringify(decodeIndex(tag, readFileSync(path.join(out, files[tag]!), 'utf8')).pages);

    [nextPage, releasedPage].forEach((file) => cpSync(file, path.join(site, file)));
    run();
    undone = filesOf(out);
  });
  afterAll(() => rmSync(site, {recursive: true, force: true}));

  it('finds pages, scripts and what was read in them', () => {
    const kept = namesBelow(path.join(site, 'node_modules/.cache/last-build'));
    expect(kept.filter((file) => file.includes('/rendered/')).length).toBeGreaterThan(50);
    expect(kept.map((file) => path.basename(file))).toEqual(expect.arrayContaining(['built.json', 'keys.json']));
  });

  it('shows an edit in its page and in the search', () => {
    expect(edited.find(({file}) => file === 'docs/next/index.html')!.html).toContain(sentence);
    expect(found).toContain(sentence);
  });

  it('shows a new label in the sidebar of each page', () => {
    const withLabel = namesOf(plain.filter((page) => ofRelease(page) && hasInSidebar(page, label)));
    expect(withLabel.length).toBeGreaterThan(20);
    expect(namesOf(edited.filter((page) => hasInSidebar(page, newLabel)))).toEqual(withLabel);
  });

  it('leaves all other pages as they were', () => {
    const bodies = new Map(plain.map((page) => [page.file, bodyOf(page)]));
    const changed = edited.filter((page) => bodies.get(page.file) !== bodyOf(page));
    expect(namesOf(changed.filter((page) => !ofRelease(page)))).toEqual(['docs/next/index.html']);
    expect(namesOf(edited)).toEqual(namesOf(plain));
  });

  it('is the same as before when the edit is taken back', () => {
    expect([...undone.keys()]).toEqual([...before.keys()]);
    expect([...undone].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)).toEqual([]);
  });
});
