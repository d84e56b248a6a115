/** The runbooks of `product/runbooks` with each choice that a reader can make. */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {folder} from '../../../tests/folder';
import {product} from '@site/src/facts/loaded.test-support';
import {runbook} from '@site/src/facts/prepare/runbooks';
import {factVersions} from '@site/src/facts/versions';
import type {RunbookData} from '@site/src/facts/viewTypes';
import {shownPhases, type Choice} from './steps';

const {runbooks} = product;
const context = (version: string) => ({version, order: factVersions});
const update = runbook('update', runbooks['update']!, context('next'));

/** Every way to choose an option of each choice. */
const allChoices = ({choices}: RunbookData): Choice[] =>
  choices.reduce<Choice[]>(
    (found, {name, options}) => found.flatMap((choice) => options.map(({value}) => ({...choice, [name]: value}))),
    [{}],
  );

const ids = (data: RunbookData, choice: Choice): string[] =>
  shownPhases(data, choice).flatMap(({steps}) => steps.map(({id}) => id));

describe.each(Object.entries(runbooks))('runbook %s', (id, file) => {
  const data = runbook(id, file, context('next'));

  it('has steps in each phase for every choice, with their own text', () => {
    const texts = new Map(data.phases.flatMap(({steps}) => steps.map((step) => [step.id, step.text])));
    const choices = allChoices(data);
    expect(choices.length).toBeGreaterThan(10);
    for (const choice of choices) {
      const shown = shownPhases(data, choice);
      expect(
        shown.map((phase) => phase.id),
        JSON.stringify(choice),
      ).toEqual(data.phases.map((phase) => phase.id));
      expect(shown.flatMap(({steps}) => steps.filter((step) => step.text !== texts.get(step.id)))).toEqual([]);
    }
  });

  it('has no command for a database or a data store that the choice puts elsewhere', () => {
    for (const choice of allChoices(data)) {
      const code = shownPhases(data, choice)
        .flatMap(({steps}) => steps.flatMap(({commands}) => commands.map((command) => command.code)))
        .join('\n');
      if (choice['database'] === 'server') {
        expect(code, JSON.stringify(choice)).not.toContain('deployment/flow-database');
      }
      if (choice['store'] === 'elsewhere') {
        expect(code, JSON.stringify(choice)).not.toContain('deployment/flow-store');
      }
    }
  });

  it('shows each step with some choice', () => {
    const shown = new Set(allChoices(data).flatMap((choice) => ids(data, choice)));
    expect(data.phases.flatMap(({steps}) => steps.map((step) => step.id)).filter((one) => !shown.has(one))).toEqual([]);
  });
});

it.each(Object.entries(runbooks))('in OpenShift, %s has no command or file of plain Kubernetes', (id, file) => {
  const data = runbook(id, file, context('next'));
  const [platform] = data.choices;
  const steps = shownPhases(data, {[platform!.name]: 'openshift'}).flatMap((phase) => phase.steps);
  const code = steps.flatMap(({text, check, commands}) => [
    ...[...`${text} ${check}`.matchAll(/`([^`]*)`/g)].map(([, inline]) => inline!),
    ...commands.map((command) => command.code),
  ]);
  expect(code.join('\n')).toMatch(/\boc /);
  expect(code.filter((one) => /kubectl|-k \.|^(?:secrets|kustomization|ingress)\.yaml/.test(one))).toEqual([]);
  const [first = 'OVERLAY='] = code.filter((one) => one.includes('OVERLAY') && one.includes(' '));
  expect(first, 'uses the overlay before it is set').toMatch(/^ *OVERLAY=/m);
});

describe('back up and restore', () => {
  const [backUp, restore] = ['back-up', 'restore'].map((id) => runbook(id, runbooks[id]!, context('next'))) as [
    RunbookData,
    RunbookData,
  ];

  it('starts again what it has stopped, and after the documents are back, whatever is chosen', () => {
    for (const choice of allChoices(restore)) {
      const shown = [...ids(backUp, choice), ...ids(restore, choice)];
      const has = (prefix: string): boolean => shown.some((id) => id.startsWith(prefix));
      expect(has('gap-ends'), JSON.stringify(choice)).toBe(has('gap-begins'));
      // In the stack, backup.sh stops and starts.
      const isStopped =
        choice['platform'] !== 'compose' || choice['database'] === 'memory' || choice['store'] === 'stack';
      expect(has('gap-begins') || isStopped, JSON.stringify(choice)).toBe(true);
      expect(shown.includes('start-standalone')).toBe(shown.includes('stop-standalone'));
      const starts = shown.filter((id) => /^(?:start-(?:compose|controller|chart).*|restore-standalone)$/.test(id));
      expect(starts, JSON.stringify(choice)).toHaveLength(1);
      expect(shown.indexOf('storage-back-elsewhere'), JSON.stringify(choice)).toBeLessThan(shown.indexOf(starts[0]!));
    }
  });
});

describe('decommissioning', () => {
  const data = runbook('decommission', runbooks['decommission']!, context('next'));

  it('deletes the stack once, after the results are fetched and the volumes noted, and then looks for the volumes', () => {
    for (const choice of allChoices(data)) {
      const shown = ids(data, choice);
      const removed = shown.filter((id) => /^(?:compose|objects.*|chart|standalone)$/.test(id));
      expect(removed, JSON.stringify(choice)).toHaveLength(1);
      const at = shown.indexOf(removed[0]!);
      expect(at).toBeGreaterThan(shown.indexOf('fetch'));
      const position = (id: string): number => shown.findIndex((one) => one.replace('-openshift', '') === id);
      const isCluster = !['compose', 'standalone'].includes(choice['platform']!);
      expect(position('volumes') >= 0 && position('volumes') < at, JSON.stringify(choice)).toBe(isCluster);
      expect(position('volumes-gone') > at, JSON.stringify(choice)).toBe(isCluster);
      expect(position('database-server') > at, JSON.stringify(choice)).toBe(choice['database'] === 'server');
      expect(position('storage-elsewhere') > at, JSON.stringify(choice)).toBe(choice['store'] === 'elsewhere');
    }
  });

  it('deletes only in the stack or the cluster whose name was entered', () => {
    const tools = `docker() { case "$*" in "compose config") echo "name: $IS" ;; *) echo "deletes: $*" >&2 ;; esac; }
      kubectl() { case "$*" in "config view"*) printf %s "$IS" ;; *) echo "deletes: $*" >&2 ;; esac; }
      helm() { echo "deletes: $*" >&2; }; oc() { kubectl "$@"; }; xargs() { kubectl "$@"; }; sudo() { :; }; sh() { :; }; RELEASE=flow; OVERLAY=o`;
    const blocks = data.phases
      .flatMap(({steps}) => steps.flatMap(({commands}) => commands.map(({code}) => code)))
      .filter((code) => /(?:kubectl|oc) .*\bdelete\b|helm uninstall|compose down/.test(code));
    expect(blocks.length).toBeGreaterThan(4);
    writeFileSync(join(folder, 'left.txt'), '');
    for (const code of blocks) {
      const deletes = (is: string): boolean => {
        const script = `${tools}\nCLUSTER=ours\n${code.replace('STACK=change-me', 'STACK=ours')}`;
        return spawnSync('bash', ['-c', script], {
          cwd: folder,
          encoding: 'utf8',
          env: {...process.env, IS: is},
        }).stderr.includes('deletes: ');
      };
      expect(deletes('ours'), code).toBe(true);
      expect(deletes('prod'), code).toBe(false);
    }
  });
});

describe('the update', () => {
  it('backs up exactly once before any replacement, for every choice', () => {
    for (const choice of allChoices(update)) {
      const shown = ids(update, choice);
      const backups = shown.filter((id) => id.startsWith('backup-'));
      expect(backups, JSON.stringify(choice)).toHaveLength(1);
      const replaced = shown.findIndex((id) => /^(replace.*|store-kubernetes.*|chart|standalone)$/.test(id));
      expect(replaced).toBeGreaterThan(shown.indexOf(backups[0]!));
    }
  });

  it('with Docker Compose starts no controller after a worker or a data store that failed', () => {
    const code = update.phases
      .flatMap(({steps}) => steps)
      .filter(({id}) => id.startsWith('replace'))
      .map(({commands}) => commands[0]!.code);
    expect(code).not.toEqual([]);
    for (const script of code) {
      const run = spawnSync('sh', ['-c', `docker() { echo "$*"; false; }\n${script}`], {encoding: 'utf8'});
      expect(run.stdout.trim().split('\n'), script).toHaveLength(1);
      expect(run.status).toBe(1);
    }
  });

  it('blocks access on every platform without a Controller UI, and opens it again exactly then', () => {
    for (const choice of allChoices(update)) {
      const shown = ids(update, choice);
      const has = (prefix: string): boolean => shown.some((id) => id.split('-')[0] === prefix);
      expect(has('block'), JSON.stringify(choice)).toBe(has('unblock'));
      expect(has('block') || choice['ui'] !== 'without' || choice['proxy'] !== 'proxy', JSON.stringify(choice)).toBe(
        true,
      );
      expect(shown.includes('switches-on')).toBe(shown.includes('switches-off'));
    }
  });

  it('leads to the rollback from each step that starts the new controller', () => {
    const starts = update.phases
      .flatMap(({steps}) => steps)
      .filter(({id}) => /^(replace.*|controller-kubernetes|chart|standalone)$/.test(id));
    expect(starts).toHaveLength(5);
    starts.forEach(({id, check}) => expect(check, id).toContain('updates#go-back'));
  });

  it('changes the keys for sign-in only where they differ', () => {
    const base = {platform: 'compose', database: 'stack', ui: 'with', proxy: 'proxy'};
    expect(ids(update, {...base, from: '1.3.2', to: 'next'})).toContain('keys-for-sign-in');
    expect(ids(update, {...base, from: '1.3.2', to: '1.9.0'})).not.toContain('keys-for-sign-in');
    expect(ids(update, {...base, from: '1.9.0', to: 'next'})).not.toContain('keys-for-sign-in');
  });
});
