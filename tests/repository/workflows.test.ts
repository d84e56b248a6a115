import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {filesBelow} from '../../scripts/lib/files';
import {timeOfCommit} from './files';

/** What our workflows may consist of; a key that is misspelt or new here fails. */
const step = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const permissions = z.partialRecord(
  z.enum(['contents', 'actions', 'pages', 'id-token']),
  z.enum(['read', 'write', 'none']),
);
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.enum(['push', 'pull_request', 'workflow_run', 'schedule', 'workflow_dispatch']), z.unknown()),
  // Required: without it, the token may do whatever the repository allows.
  permissions: permissions,
  concurrency: z.strictObject({group: z.string(), 'cancel-in-progress': z.union([z.boolean(), z.string()])}).optional(),
  jobs: z.record(
    z.string(),
    z.strictObject({
      if: z.string().optional(),
      needs: z.string().optional(),
      'runs-on': z.literal('ubuntu-24.04'),
      'timeout-minutes': z.number(),
      permissions: permissions.optional(),
      strategy: z
        .strictObject({'fail-fast': z.boolean(), matrix: z.strictObject({node: z.array(z.number())})})
        .optional(),
      environment: z.strictObject({name: z.string(), url: z.string()}).optional(),
      steps: z.array(step),
    }),
  ),
});

const files = filesBelow('.github/workflows');
const workflows = files.map((file) => {
  const text = readFileSync(file, 'utf8');
  return {file, text, data: workflow.parse(parse(text))};
});
const of = (name: string): (typeof workflows)[number] => workflows.find(({data}) => data.name === name)!;
const stepsOf = (name: string): z.infer<typeof step>[] => Object.values(of(name).data.jobs).flatMap(({steps}) => steps);

describe('the workflows', () => {
  it('are check, deploy and scheduled, each in a file of its name', () => {
    expect(workflows.map(({file, data}) => [file, data.name])).toEqual(
      ['check', 'deploy', 'scheduled'].map((name) => [`.github/workflows/${name}.yml`, name]),
    );
  });

  it('use actions by commit, with the tag beside it', () => {
    const uses = workflows.flatMap(({text}) => text.split('\n').filter((line) => /\buses:/.test(line)));
    expect(uses.length).toBeGreaterThan(5);
    expect(uses.filter((line) => !/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('use one commit for an action wherever it stands', () => {
    const pins = workflows.flatMap(({text}) =>
      [...text.matchAll(/uses: (\S+)@(\w+)/g)].map(([, name, sha]) => `${name}@${sha}`),
    );
    const names = [...new Set(pins)].map((pin) => pin.split('@')[0]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('may write nothing but the published site, and the record of it', () => {
    const granted = workflows.flatMap(({data}) =>
      [data.permissions, ...Object.values(data.jobs).map((job) => job.permissions ?? {})].flatMap((one) =>
        Object.entries(one)
          .filter(([, level]) => level === 'write')
          .map(([what]) => `${data.name}: ${what}`),
      ),
    );
    expect(granted).toEqual(['deploy: pages', 'deploy: id-token', 'deploy: contents']);
  });

  it('run no scripts of packages where they may write to the repository', () => {
    const writing = workflows
      .flatMap(({data}) => Object.values(data.jobs))
      .filter((job) => job.permissions?.contents === 'write')
      .flatMap(({steps}) => steps.flatMap(({run}) => run ?? []));
    expect(writing.filter((run) => run.includes('npm ci') || run.includes('npm install'))).toEqual([
      'npm ci --ignore-scripts',
    ]);
  });

  it('leave no token behind in the checkout', () => {
    const checkouts = workflows
      .flatMap(({data}) => Object.values(data.jobs))
      .flatMap(({steps}) => steps)
      .filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((one) => one.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('put no text of strangers into a shell', () => {
    const runs = workflows
      .flatMap(({data}) => Object.values(data.jobs))
      .flatMap(({steps}) => steps)
      .flatMap(({run}) => run ?? []);
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('run scripts that package.json has', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    const called = workflows.flatMap(({text}) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!));
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('what the workflows run on', () => {
  /** The day when a line of Node.js ends. */
  const nodeEnds: Readonly<Record<number, string>> = {22: '2027-04-30', 24: '2028-04-30'};
  /** The first release of each action that runs on a Node.js that GitHub still has. */
  const oldest: Readonly<Record<string, number>> = {
    'actions/checkout': 5,
    'actions/setup-node': 5,
    'actions/upload-artifact': 6,
    'actions/download-artifact': 7,
    'actions/upload-pages-artifact': 5,
    'actions/deploy-pages': 5,
  };

  it('is maintained: actions', () => {
    const used = workflows.flatMap(({text}) =>
      [...text.matchAll(/uses: ([\w/-]+)@\w+ # v(\d+)/g)].map(([, name, major]) => ({
        name: name!,
        major: Number(major),
      })),
    );
    expect(used.filter(({name, major}) => !(major >= (oldest[name] ?? Infinity)))).toEqual([]);
  });

  it('is maintained: Node.js, of which the check has each line that is', () => {
    const lines = Object.values(of('check').data.jobs).flatMap(({strategy}) => strategy?.matrix.node ?? []);
    expect(lines).toEqual(Object.keys(nodeEnds).map(Number));
    expect(lines.filter((line) => Date.parse(nodeEnds[line]!) < timeOfCommit())).toEqual([]);
    const set = workflows
      .flatMap(({data}) => Object.values(data.jobs))
      .flatMap(({steps}) => steps)
      .filter(({uses}) => uses?.startsWith('actions/setup-node@'))
      .map((one) => one.with?.['node-version']);
    expect(set.length).toBeGreaterThan(1);
    expect(set.filter((version) => version !== '${{ matrix.node }}' && !lines.includes(Number(version)))).toEqual([]);
  });

  it('is kept new by Dependabot: packages, actions and the base image', () => {
    const bot = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      version: number;
      updates: {'package-ecosystem': string; directory: string; schedule: {interval: string}}[];
    };
    expect(bot.version).toBe(2);
    expect(bot.updates.map((one) => [one['package-ecosystem'], one.directory, one.schedule.interval])).toEqual([
      ['npm', '/', 'weekly'],
      ['github-actions', '/', 'weekly'],
      ['docker', '/deploy', 'weekly'],
    ]);
  });

  it('is asked each night for known weaknesses and for signatures', () => {
    const runs = stepsOf('scheduled').flatMap(({run}) => run ?? []);
    expect(runs).toContain('npm audit signatures');
    expect(runs).toContain('npm audit --audit-level=high');
    expect(JSON.stringify(of('scheduled').data.on['schedule'])).toMatch(/ \* \* \*"/);
  });

  it('is tried each night with the newest Docusaurus 3, by the whole gate', () => {
    const runs = of('scheduled').data.jobs['upgrade']!.steps.flatMap(({run}) => run ?? []);
    expect(runs).toEqual([expect.stringMatching(/^npm install .*startswith\("@docusaurus\/"\)\) \+ "@3"/), 'npm test']);
  });

  it('is tried each night with a new version of the documentation', () => {
    const runs = of('scheduled').data.jobs['versions']!.steps.flatMap(({run}) => run ?? []);
    expect(runs.slice(1)).toEqual(['npx docusaurus docs:version 99.0.0', 'npm run build']);
  });
});

describe('what the gate only tries in part', () => {
  it('is run each night: each wrong answer, all behaviour on the stock build, and each page, also after a failure', () => {
    const steps = stepsOf('scheduled');
    const faults = steps.findIndex(({run}) =>
      run?.startsWith('ALL_ANSWERS=true npx playwright test --project=default'),
    );
    expect(faults).toBeGreaterThan(0);
    expect(steps[faults + 1]).toMatchObject({if: '${{ !cancelled() }}', run: 'npm run test:stock'});
    expect(steps[faults + 2]).toMatchObject({
      if: '${{ !cancelled() }}',
      run: 'ALL_PAGES=true npx playwright test --project=default accessibility inventory',
    });
  });
});

describe('the check', () => {
  it('runs the script that everybody runs, on the whole history, and keeps what passed', () => {
    const steps = stepsOf('check');
    const gate = steps.findIndex(({run}) => run === '.ci/run');
    const kept = steps.findIndex((one) => one.with?.['name'] === 'site');
    expect(steps[0]?.with?.['fetch-depth']).toBe(0);
    expect(gate).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(gate);
    const uploads = steps.filter(
      (one) => one.uses?.includes('/upload-artifact@') && ['site', 'sbom'].includes(String(one.with?.['name'])),
    );
    expect(uploads.map((one) => one.if)).toEqual(['matrix.node == 24', 'matrix.node == 24']);
    expect(steps.filter(({run}) => /docusaurus|npm run build/.test(run ?? ''))).toEqual([]);
  });
});

describe('the deployment', () => {
  it('runs nothing: it takes the artefact of the check that passed on main', () => {
    expect(of('deploy').data.jobs['deploy']!.steps.filter(({run}) => run !== undefined)).toEqual([]);
    expect(of('deploy').data.on['workflow_run']).toEqual({
      workflows: ['check'],
      types: ['completed'],
      branches: ['main'],
    });
    const job = Object.values(of('deploy').data.jobs)[0]!;
    for (const condition of [
      "conclusion == 'success'",
      "event == 'push'",
      'head_repository.full_name == github.repository',
      // An old check that somebody starts again must not publish over what is newer.
      'head_sha == github.sha',
    ]) {
      expect(job.if).toContain(condition);
    }
    expect(job.steps[0]?.with).toMatchObject({name: 'site', 'run-id': '${{ github.event.workflow_run.id }}'});
  });
});
