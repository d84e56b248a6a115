import {readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import {describe, expect, it} from 'vitest';
import {filesBelow} from '../../src/lib/files';
import {builds, plantedSecret} from '../builds';

const folder = builds.default.folder;
const text = /\.(html|js|css|json|xml|txt|md|svg|map|conf)$|\/_(headers|redirects)$/;
const files = filesBelow(folder)
  .filter((file) => text.test(file))
  .map((file) => ({file, content: readFileSync(file, 'utf8')}));
/** Files that contain a text or match a pattern. */
const having = (pattern: RegExp | string): string[] =>
  files
    .filter(({content}) => (typeof pattern === 'string' ? content.includes(pattern) : pattern.test(content)))
    .map(({file}) => file);

describe('the output', () => {
  it('contains no path of the build machine', () => {
    expect(having(process.cwd())).toEqual([]);
    expect(having(/(?<![\w/.-])\/(?:home|Users)\/[\w.-]+\/[\w.-]+\/(?:node_modules|src|docs)/)).toEqual([]);
    expect(homedir() === '/' || homedir().length < 6 ? [] : having(homedir())).toEqual([]);
  });

  it('links from samples to the site, also on another host', () => {
    const samples = filesBelow(`${builds.root.folder}/samples`).filter((file) => /\.ya?ml$/.test(file));
    const pages = filesBelow(`${builds.root.folder}/docs`).filter((file) => /\.(?:html|md)$/.test(file));
    const others = [...samples, ...pages].filter((file) =>
      readFileSync(file, 'utf8').includes('levigo.github.io/jadice-flow-documentation'),
    );
    expect(samples.length).toBeGreaterThan(10);
    expect(others).toEqual([]);
  });

  it('contains no secret environment variable', () => {
    const secrets = Object.entries({...process.env, ...plantedSecret}).filter(
      ([name, value]) => /TOKEN|SECRET|PASSWORD|API_?KEY|CREDENTIAL/i.test(name) && (value ?? '').length > 11,
    );
    expect(secrets.map(([name]) => name)).toContain('GATE_SECRET_TOKEN');
    // Only the names are shown.
    expect(secrets.filter(([, value]) => having(value).length > 0).map(([name]) => name)).toEqual([]);
  });
});
