/** The published samples, and errors inserted into them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {siteAddress} from '../config/site';
import {lastVersion, versions} from '../config/versions';
import {listSamples} from '../facts/load/load';
import {factName} from '../facts/versions';
import {check} from './check';
import {knowledge} from './loaded.test-support';
import {unmarked} from './rules/cases.test-support';
import {type SchemaName, schemaPath} from './schemas/files';

interface Fault {
  /** Below `static/samples`. */
  sample: string;
  find: string;
  /** Replacement text. `»` marks where the finding begins. */
  put: string;
  /** The marked position, if it is not in `put`. */
  at?: string;
  finds: string;
  also?: string[];
  /** Other samples to open. */
  with?: string[];
  release?: string;
}

const faults = parse(readFileSync(path.join(import.meta.dirname, 'faults.yaml'), 'utf8')) as Fault[];
const samples = listSamples().filter((file) => /\.(?:ya?ml|json)$|\/env\.txt$/.test(file));
const open = (name: string) => ({name, text: readFileSync(name, 'utf8')});
const below = (name: string) => `static/samples/${name}`;

/** What a reader fills in, and what holds only for the samples together. */
const leftToReaders = ['left-open', 'memory-database', 'missing-variable', 'service-host'];

describe('the published samples', () => {
  it.each(versions.map(({name}) => factName(name)))(
    'have no errors, removed names or wrong localhost in %s',
    (version) => {
      expect(samples.length).toBeGreaterThan(30);
      const alone = samples.flatMap((name) => check([open(name)], {version}, knowledge).findings);
      const together = check(samples.map(open), {version}, knowledge).findings;
      const bad = [
        ...alone.filter(({certainty, code}) => certainty === 'wrong' || code === 'localhost-service'),
        ...together.filter(({code}) => !leftToReaders.includes(code)),
      ];
      expect(bad.map(({file, line, code}) => `${file}:${line} ${code}`)).toEqual([]);
    },
  );

  it('refer to the public URL of their schema, so that copies work', () => {
    const names: Partial<Record<string, SchemaName>> = {workers: 'workers', 'job-templates': 'jobtemplates'};
    const files = samples.filter((name) => name.startsWith('static/') && name.endsWith('ml')).map(open);
    const {files: parsed} = check(files, {version: '1.9.0'}, knowledge);
    const own = parsed.filter(({kind}) => ['application', 'workers', 'job-templates'].includes(kind));
    expect(own.length).toBeGreaterThan(8);
    const {url, baseUrl} = siteAddress({});
    for (const {name, text, kind} of own) {
      const schema = `${url}${baseUrl}${schemaPath(names[kind] ?? 'application', lastVersion.name)}`;
      expect(text, name).toMatch(new RegExp(`^# yaml-language-server: \\$schema=${schema}\n`));
    }
  });

  it('of Kubernetes are recognised', () => {
    const [file] = check([open(below('kubernetes/store.yaml'))], {version: '1.9.0'}, knowledge).files;
    expect(file?.kind).toBe('kubernetes');
  });
});

it.each(faults)('$sample: $finds, $put', ({sample, find, put, at, finds, also = [], with: others = [], release}) => {
  const options = {version: release ?? '1.9.0'};
  const healthy = open(below(sample));
  expect(healthy.text).toContain(find);
  const replaced = healthy.text.replace(find, () => put);
  const {text, places} = unmarked(at === undefined ? replaced : replaced.replace(at.replace('»', ''), () => at));
  expect(places).toHaveLength(1);
  const rest = others.map((name) => open(below(name)));
  const codes = new Set(
    check([healthy, ...rest], options, knowledge).findings.map(({certainty, code}) => `${certainty} ${code}`),
  );
  const {findings} = check([{name: healthy.name, text}, ...rest], options, knowledge);
  const found = findings.map(({file, start, certainty, code}) => `${file}:${start} ${certainty} ${code}`);
  expect(found).toContain(`${healthy.name}:${places[0]} ${finds}`);
  const kinds = findings
    .map(({certainty, code}) => `${certainty} ${code}`)
    .filter((one) => one !== finds && !codes.has(one));
  expect([...new Set(kinds)].sort()).toEqual([...also].sort());
});
