import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ModuleKind, ScriptTarget, transpileModule} from 'typescript';
import {samples} from './files';

/** The clients of the page on the REST API, which all behave alike. */
export const clientFiles = [
  'rest/run-job.sh',
  'rest/run-job.ts',
  'rest/run_job.py',
  'java/rest-client/RunJob.java',
] as const;

const output = (program: string, ...args: string[]): string => execFileSync(program, args, {encoding: 'utf8'}).trim();

/**
 * Makes the clients ready to run: compiles TypeScript and Java as a reader with an older Node.js or a build does.
 *
 * @param folder - Takes what the compilers write.
 */
export function prepareClients(folder: string): Record<(typeof clientFiles)[number], readonly [string, ...string[]]> {
  mkdirSync(folder, {recursive: true});
  const script = join(folder, 'run-job.mjs');
  const {outputText} = transpileModule(readFileSync(join(samples, 'rest', 'run-job.ts'), 'utf8'), {
    compilerOptions: {module: ModuleKind.ESNext, target: ScriptTarget.ES2022},
  });
  writeFileSync(script, outputText);
  output('javac', '--release', '11', '-d', folder, join(samples, 'java', 'rest-client', 'RunJob.java'));
  return {
    'rest/run-job.sh': ['sh', join(samples, 'rest', 'run-job.sh')],
    'rest/run-job.ts': [process.execPath, script],
    // A python3 of the PATH can be a wrapper that needs more of the environment.
    'rest/run_job.py': [
      output('python3', '-c', 'import sys; print(sys.executable)'),
      join(samples, 'rest', 'run_job.py'),
    ],
    // Java with less work before the program.
    'java/rest-client/RunJob.java': ['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', folder, 'RunJob'],
  };
}
