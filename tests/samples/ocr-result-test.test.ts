import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {samples} from './support/files';
import {runProgram} from './support/scripts';

const flow = 'com.jadice.flow.controller';

/** The classes that the test of tutorial 2 calls, with as much in them as it needs: the library is not public. */
const classes: Readonly<Record<string, string>> = {
  [`interface ${flow}.client.connector.TokenProvider`]: 'TokenProvider NOOP_PROVIDER = null;',
  [`class ${flow}.client.connector.FlowJobClient`]: `
    public FlowJobClient(String url, java.time.Duration timeout, TokenProvider provider) {}
    public ${flow}.rest.JobInformation createJob(${flow}.rest.JobRequest request) { return new ${flow}.rest.JobInformation(); }
    public ${flow}.rest.JobInformation awaitFinalJobState(long id, int time, java.util.concurrent.TimeUnit unit) {
      return new ${flow}.rest.JobInformation();
    }
    public ${flow}.model.Part[] getResultParts(long id) {
      return Boolean.getBoolean("result") ? new ${flow}.model.Part[] {null, new ${flow}.model.Part()} : null;
    }`,
  [`class ${flow}.client.impl.EurekaStorageService`]: `
    public EurekaStorageService(String url, String user, String password) {}
    public String upload(String name, String type, java.io.InputStream in) { return "address"; }
    public java.io.InputStream download(String address) {
      return new java.io.ByteArrayInputStream("Paper becomes\\n text\\n".getBytes());
    }`,
  [`class ${flow}.model.Item`]: 'public void addParts(java.util.List<Part> parts) {}',
  [`class ${flow}.model.Part`]: `
    public void setMimeType(String type) {} public void setUrl(String url) {} public String getUrl() { return "url"; }`,
  [`class ${flow}.rest.JobRequest`]: `
    public void setJobTemplateName(String name) {}
    public java.util.List<${flow}.model.Item> getItems() { return new java.util.ArrayList<>(); }`,
  [`class ${flow}.rest.JobInformation`]: `
    public long getJobExecutionID() { return 18; }
    public String getStatus() { return System.getProperty("status"); }`,
  '@interface org.junit.jupiter.api.Test': '',
  'class org.junit.jupiter.api.Assertions': `
    public static void assertTrue(boolean condition, java.util.function.Supplier<String> message) {
      if (!condition) { throw new AssertionError(message.get()); }
    }`,
  'class org.example.flow.Main': `
    public static void main(String[] args) throws Exception { new OcrResultTest().returnsTheWordsOfThePage(); }`,
};

const sample = 'tutorial-02/src/test/java/org/example/flow/OcrResultTest.java';
const folder = mkdtempSync(join(tmpdir(), 'ocr-result-'));
afterAll(() => rmSync(folder, {recursive: true}));

beforeAll(() => {
  const files = Object.entries(classes).map(([declaration, body]) => {
    const [, kind, pkg = '', name] = /^(.*) (.*)\.(.*)$/.exec(declaration) ?? [];
    const file = join(folder, ...pkg.split('.'), `${name}.java`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, `package ${pkg};\npublic ${kind} ${name} {\n${body}\n}\n`);
    return file;
  });
  execFileSync('javac', ['--release', '11', '-d', join(folder, 'out'), ...files, join(samples, sample)]);
}, 60_000);

describe('the test of tutorial 2', () => {
  const run = (...properties: string[]) =>
    runProgram(
      ['java', '-Djava.awt.headless=true', ...properties],
      ['-cp', join(folder, 'out'), 'org.example.flow.Main'],
      {},
    );

  it.each([['FAILED'], ['FINISHED']])('says how a job without a result ended (%s)', async (status) => {
    const {code, stderr} = await run(`-Dstatus=${status}`);
    expect(stderr).toContain(`Job 18 ended with status ${status} and returned []`);
    expect(code).toBe(1);
  });

  it('passes over an empty place in the result', async () => {
    expect(await run('-Dstatus=FINISHED', '-Dresult=true')).toMatchObject({code: 0, stderr: ''});
  });
});
