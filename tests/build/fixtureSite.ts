import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a small site differs in. All parts are source text. */
export interface FixtureSite {
  /** Items of the navbar, as an array. */
  navbar?: string;
  /** Local plugins, as an array; `hostingPlugin` with `builtPages`, and `navbarCheckPlugin` are imported. */
  plugins?: string;
  /** More settings, as members of the configuration. */
  settings?: string;
  sidebars?: string;
  /** Parts of speed, as the variable `SPEED` names them; none by default. */
  speed?: string;
  /** More files, by path. */
  files?: Readonly<Record<string, string>>;
}

/** What building a site came to. */
export interface BuildResult {
  code: number | null;
  output: string;
}

/** An empty folder for a site. */
function emptyFolder(name: string): string {
  const folder = path.resolve('test-results', 'fixtures', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** Builds the site in a folder with the Docusaurus command line. */
export function build(folder: string, env: NodeJS.ProcessEnv): BuildResult {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', folder],
    {encoding: 'utf8', env: {...process.env, CI: '', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...env}},
  );
  return {code: status, output: stdout + stderr};
}

/** Copies the whole site; gives the folder of the copy. */
export function copySite(name: string): string {
  const folder = emptyFolder(name);
  const inputs = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((one) => /^(src|product|docs|versioned_|blog|i18n|static)|^[^/]+\.(ts|json)$/.test(one) && existsSync(one));
  inputs.forEach((one) => cpSync(one, path.join(folder, one)));
  return folder;
}

/** Changes the text of a file; the first place counts. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) {
    throw new Error(`${file} does not have the text that the test changes: ${String(from)}`);
  }
  writeFileSync(file, edited);
}

/** Builds a copy of the whole site in which a text of one file is another. */
export function buildWithMistake(name: string, file: string, from: string, to: string): BuildResult {
  const folder = copySite(name);
  edit(path.join(folder, file), from, to);
  return build(folder, {CI: 'true'});
}

/** Writes a site of one page into `test-results/fixtures/` and builds it with the Docusaurus command line. */
export function buildFixture(name: string, site: FixtureSite, env: NodeJS.ProcessEnv = {CI: 'true'}): BuildResult {
  const folder = emptyFolder(name);
  const files: Record<string, string> = {
    'docs/index.md': '---\nslug: /\n---\n\n# Start\n\nText.\n',
    'sidebars.js': `module.exports = ${site.sidebars ?? "{main: ['index']}"};\n`,
    'docusaurus.config.ts': `
import {BuiltPages} from '../../../src/lib/builtPages';
import hostingPlugin from '../../../src/plugins/hosting';
import navbarCheckPlugin from '../../../src/plugins/navbar-check';
import {checkItemTypes} from '../../../src/plugins/navbar-check/checkNavbar';
import {speedScripts, withSpeed} from '../../../src/speed';
import {themes} from 'prism-react-renderer';
const builtPages = new BuiltPages();
const setting = '${site.speed ?? 'off'}';
export default withSpeed({
  title: 'Fixture', url: 'https://docs.example.com', baseUrl: '/', onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'warn',
  future: {experimental_faster: {rspackBundler: true, swcJsLoader: true}},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false}]],
  plugins: ${site.plugins ?? '[navbarCheckPlugin]'},
  themeConfig: {navbar: {items: checkItemTypes(${site.navbar ?? '[]'})}, prism: {theme: themes.vsLight}},
  ${site.settings ?? ''}
}, setting);
void hostingPlugin, navbarCheckPlugin, speedScripts;
`,
    ...site.files,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return build(folder, env);
}
