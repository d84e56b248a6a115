import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a small site differs in. All parts are source text. */
export interface FixtureSite {
  /** Items of the navbar, as an array. */
  navbar?: string;
  /** Local plugins, as an array; `hostingPlugin` and `builtPages` are imported. */
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

/** Builds the site in a folder with the Docusaurus command line. */
function build(folder: string, env: NodeJS.ProcessEnv): BuildResult {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', folder],
    {encoding: 'utf8', env: {...process.env, CI: '', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...env}},
  );
  return {code: status, output: stdout + stderr};
}

/** Writes a site of one page into `test-results/fixtures/` and builds it with the Docusaurus command line. */
export function buildFixture(name: string, site: FixtureSite, env: NodeJS.ProcessEnv = {CI: 'true'}): BuildResult {
  const folder = path.resolve('test-results', 'fixtures', name);
  rmSync(folder, {recursive: true, force: true});
  const files: Record<string, string> = {
    'docs/index.md': '---\nslug: /\n---\n\n# Start\n\nText.\n',
    'sidebars.js': `module.exports = ${site.sidebars ?? "{main: ['index']}"};\n`,
    'docusaurus.config.ts': `
import {BuiltPages} from '../../../src/lib/builtPages';
import hostingPlugin from '../../../src/plugins/hosting';
import {speedScripts, withSpeed} from '../../../src/speed';
import {themes} from 'prism-react-renderer';
const builtPages = new BuiltPages();
const setting = '${site.speed ?? 'off'}';
export default withSpeed({
  title: 'Fixture', url: 'https://docs.example.com', baseUrl: '/', onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'warn',
  future: {experimental_faster: {rspackBundler: true, swcJsLoader: true}},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false}]],
  plugins: ${site.plugins ?? '[]'},
  themeConfig: {navbar: {items: ${site.navbar ?? '[]'}}, prism: {theme: themes.vsLight}},
  ${site.settings ?? ''}
}, setting);
void hostingPlugin, speedScripts;
`,
    ...site.files,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return build(folder, env);
}
