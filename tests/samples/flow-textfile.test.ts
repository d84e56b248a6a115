import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {folder} from '../folder';
import {root, samples} from './support/files';
import {metrics} from './support/promql';
import {type Answer, component, type Outcome, runProgram, stopComponents} from './support/scripts';

beforeEach(() => {
  cpSync(join(samples, 'monitoring', 'flow-textfile.sh'), join(folder, 'flow-textfile.sh'));
  cpSync(join(samples, 'rest', 'run-job.sh'), join(folder, 'run-job.sh'));
  chmodSync(join(folder, 'run-job.sh'), 0o755);
});
afterEach(stopComponents);

const run = (environment: Record<string, string> = {}): Promise<Outcome> =>
  runProgram(['sh', join(folder, 'flow-textfile.sh')], [], environment, {cwd: folder});
const testJob = () => cpSync(join(samples, 'rest', 'job-request.json'), join(folder, 'test-job.json'));

/** Those of a controller on which each job is finished at once. */
const answers: Readonly<Record<string, Answer>> = {
  '/job/create': [200, '{"jobExecutionID":18}'],
  '/job/execution/18': [200, '{"status":"FINISHED"}'],
  '/job/result/18': [200, '{}'],
};

/** The section of an alert on the page. */
const runbook = (alert: string): string =>
  readFileSync(join(root, 'docs/operations/monitoring.md'), 'utf8').split(`### ${alert} `)[1]!.split('\n### ')[0]!;

/** Metric to value, from a file that the exporter would read; promtool accepts it. */
function written(name: string): Record<string, number> {
  const text = readFileSync(join(folder, 'monitoring/textfile', `${name}.prom`), 'utf8');
  const {status, stderr} = spawnSync('promtool', ['check', 'metrics'], {input: text, encoding: 'utf8'});
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  return Object.fromEntries(
    [...text.matchAll(/^(\w+) (\d+)$/gm)].map(([, metric = '', value]) => [metric, Number(value)]),
  );
}

describe('flow-textfile.sh', () => {
  it('writes how a test job ended, how long it took and when', async () => {
    testJob();
    const before = Math.floor(Date.now() / 1000);
    const {code} = await run({FLOW_URL: await component(({url = ''}) => answers[url])});
    expect(code).toBe(0);
    const found = written('flow-test-job');
    expect(found).toMatchObject({flow_test_job_exit_code: 0});
    expect(found['flow_test_job_end_timestamp_seconds']).toBeGreaterThanOrEqual(before);
    expect(Object.keys(found).filter((metric) => !metrics.includes(metric))).toEqual([]);
    expect(existsSync(join(folder, 'monitoring/textfile/flow-backup.prom'))).toBe(false);
  });

  it('writes the exit code of a job that failed, and keeps its messages', async () => {
    testJob();
    expect((await run({FLOW_URL: 'http://127.0.0.1:9'})).code).toBe(0);
    expect(written('flow-test-job')).toMatchObject({flow_test_job_exit_code: 3});
    expect(readFileSync(join(folder, 'monitoring/textfile/test-job.log'), 'utf8')).toContain('Nothing was submitted');
  });

  it('writes the time of the newest backup, without one that is not complete', async () => {
    for (const [name, day] of [
      ['flow-ocr-20240101-020000', '2024-01-01T02:00:00Z'],
      ['flow-ocr-20240102-020000', '2024-01-02T02:00:00Z'],
      ['flow-ocr-20240103-020000.part', '2024-01-03T02:00:00Z'],
    ] as const) {
      mkdirSync(join(folder, 'backup', name), {recursive: true});
      utimesSync(join(folder, 'backup', name), new Date(day), new Date(day));
    }
    expect((await run()).code).toBe(0);
    expect(written('flow-backup')).toEqual({flow_backup_newest_timestamp_seconds: Date.UTC(2024, 0, 2, 2) / 1000});
    for (const none of ['flow-test-job', 'flow-documents']) {
      expect(existsSync(join(folder, `monitoring/textfile/${none}.prom`)), none).toBe(false);
    }
  });

  it('writes when the documents were saved, and 0 for a data store of which no backup has any', async () => {
    mkdirSync(join(folder, 'backup'));
    mkdirSync(join(folder, 'eureka-data'));
    await run();
    expect(written('flow-documents')).toEqual({flow_documents_backup_timestamp_seconds: 0});
    writeFileSync(join(folder, 'backup/documents-saved'), '');
    utimesSync(join(folder, 'backup/documents-saved'), 100, 100);
    await run();
    expect(written('flow-documents')).toEqual({flow_documents_backup_timestamp_seconds: 100});
    await run({FLOW_DOCUMENTS_STAMP: join(folder, 'no such file')});
    expect(written('flow-documents')).toEqual({flow_documents_backup_timestamp_seconds: 0});
  });

  it('takes the newest snapshot of the claim that can be used, and keeps the last time if nobody can ask', async () => {
    const one = (claim: string, readyToUse: boolean, creationTime: string) => ({
      spec: {source: {persistentVolumeClaimName: claim}},
      status: {readyToUse, creationTime},
    });
    const items = [
      one('flow-store', true, '1970-01-01T00:05:00Z'),
      one('flow-store', true, '1970-01-01T00:10:00Z'),
      one('flow-store', false, '1970-01-01T00:15:00Z'),
      one('other', true, '1970-01-01T00:20:00Z'),
      {spec: {source: {persistentVolumeClaimName: 'flow-store'}}},
    ];
    const environment = {FLOW_SNAPSHOT_CLAIM: 'flow-store', PATH: `${folder}:${process.env['PATH']}`};
    const answer = (text: string) =>
      writeFileSync(join(folder, 'kubectl'), `#!/bin/sh\n[ "$2" = flow ] || exit 3\n${text}\n`, {mode: 0o755});
    answer(`echo '${JSON.stringify({items})}'`);
    expect((await run(environment)).code).toBe(0);
    expect(written('flow-documents')).toEqual({flow_documents_backup_timestamp_seconds: 600});
    answer('exit 1');
    expect((await run(environment)).code).toBe(1);
    expect(written('flow-documents')).toEqual({flow_documents_backup_timestamp_seconds: 600});
    answer(`echo '{"items": []}'`);
    await run(environment);
    expect(written('flow-documents')).toEqual({flow_documents_backup_timestamp_seconds: 0});
  });

  it('says with 0 that there is no backup at all, in a file that everybody may read', async () => {
    mkdirSync(join(folder, 'backup'));
    expect((await run()).code).toBe(0);
    expect(written('flow-backup')).toEqual({flow_backup_newest_timestamp_seconds: 0});
    expect(statSync(join(folder, 'monitoring/textfile/flow-backup.prom')).mode & 0o444).toBe(0o444);
  });

  it('says with 0 that the disk of the backups is not there', async () => {
    expect((await run({FLOW_BACKUP_DIR: join(folder, 'not-mounted')})).code).toBe(0);
    expect(written('flow-backup')).toEqual({flow_backup_newest_timestamp_seconds: 0});
  });

  it('takes its settings from a file, so that each run of the runbook is like that of cron', async () => {
    testJob();
    const url = await component(({url = '', headers: {authorization}}) => (authorization ? answers[url] : [401, '']));
    writeFileSync(join(folder, 'test-job.env'), `FLOW_URL=${url}\nFLOW_USER=me\nFLOW_PASSWORD='a b'\n`);
    chmodSync(join(folder, 'flow-textfile.sh'), 0o755);
    const commands = runbook('FlowTestJobFails').match(/^\S*\b(?:flow-textfile|run-job)\.sh.*/gm) ?? [];
    expect(commands).toHaveLength(3);
    for (const command of commands) {
      const {stdout} = await runProgram(['sh', '-c', command], [], {}, {cwd: folder});
      expect(stdout).toContain('\nflow_test_job_exit_code 0\n');
    }
  });

  it('uploads its document for each run if a retention deletes documents', async () => {
    const uploads: string[] = [];
    const url = await component(({url: path = '', headers: {host}}) => {
      if (path === '/job/result/18') return [200, `{"url":"http://${host}/text"}`];
      if (path === '/text') return [200, 'a text'];
      if (path !== '/api/v1/documents') return answers[path];
      uploads.push(path);
      return [200, '{"documentId":"d","contentElements":[{"id":"c"}]}'];
    });
    writeFileSync(join(folder, 'page.png'), 'a picture');
    const settings = {FLOW_URL: url, FLOW_STORE_URL: url, FLOW_TEST_DOCUMENT: 'page.png', TMPDIR: folder};
    for (const runs of [1, 2]) {
      expect((await run(settings)).code).toBe(0);
      expect(written('flow-test-job')).toMatchObject({flow_test_job_exit_code: 0});
      expect(uploads).toHaveLength(runs);
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('tmp.'))).toEqual([]);
    await run({...settings, FLOW_TEST_DOCUMENT: 'lost.png'});
    expect(written('flow-test-job')).toMatchObject({flow_test_job_exit_code: 2});
  });

  it('does not run with wrong settings if another user owns the file', async () => {
    testJob();
    const file = join(folder, 'test-job.env');
    writeFileSync(file, '', {mode: 0o000});
    const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--clear-groups'] : [];
    chmodSync(folder, 0o777);
    const script = [...asNobody, 'sh', './flow-textfile.sh'] as unknown as [string, ...string[]];
    const {code, stderr} = await runProgram(script, [], {}, {cwd: folder});
    expect({code, stderr}).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot read test-job.env') as string,
    });
    expect(existsSync(join(folder, 'monitoring'))).toBe(false);
  });

  it('the runbook explains each exit code of run-job.sh', () => {
    const page = readFileSync(join(root, 'docs/reference/flow-rest-api.md'), 'utf8');
    const codes = [...page.matchAll(/^\| (\d) +\|/gm)].map(([, code]) => code);
    const list = [...runbook('FlowTestJobFails').matchAll(/^- \*\*(\d):\*\*/gm)].map(([, code]) => code);
    expect(['0', ...list]).toEqual(codes.sort());
  });

  it('the settings of the page look where the nightly backup writes', () => {
    const page = readFileSync(join(root, 'docs/reference/prometheus-grafana.md'), 'utf8');
    const [, directory] = /^ *FLOW_BACKUP_DIR=(\S+)$/m.exec(page) ?? [];
    const nightly = readFileSync(join(root, 'product/runbooks/back-up.yaml'), 'utf8');
    expect(/^ *code: "0 2 .*backup\.sh --to (\S+) /m.exec(nightly)?.[1]).toBe(directory);
  });

  it('ends with 1 where it cannot write', async () => {
    writeFileSync(join(folder, 'monitoring'), '');
    expect((await run()).code).toBe(1);
  });
});
