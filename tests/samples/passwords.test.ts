import {chmodSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {folder} from '../folder';
import {parseYaml, readText, root} from './support/files';
import {blocksOf} from './support/reader';
import {runProgram} from './support/scripts';

const page = readFileSync(join(root, 'docs/installation/security.md'), 'utf8');
const [, section = ''] = page.split('\n#### Change the database password\n');
const all = blocksOf(section.split('\n#### ')[0]!);
const blocks = all.filter(({title}) => title === 'Database password');
const files: Record<string, string> = {
  '.env': readText('docker-compose/env.txt'),
  'secrets.yaml': readText('kubernetes/secrets.yaml'),
};

/** Runs a block with a `docker` and a `kubectl` that note the statements they get for the database, and fail as they are told. */
async function change(code: string, changes: Record<string, string> = {}, failing = ''): Promise<number | null> {
  for (const [name, text] of Object.entries({...files, ...changes})) {
    writeFileSync(join(folder, name), text);
  }
  for (const name of ['docker', 'kubectl']) {
    const script = `#!/bin/sh\ncase "$*" in *"${failing || 'nothing fails'}"*) exit 1 ;; *exec*) cat >> statements ;; esac\n`;
    writeFileSync(join(folder, name), script);
    chmodSync(join(folder, name), 0o755);
  }
  writeFileSync(join(folder, 'statements'), '');
  const path = `${folder}:${process.env['PATH'] ?? ''}`;
  return (await runProgram(['bash', '-c', code], [], {PATH: path}, {cwd: folder})).code;
}
const now = (name: string): string => readFileSync(join(folder, name), 'utf8');

it.each([
  ['.env', blocks[0]!.code],
  ['secrets.yaml', blocks[1]!.code],
])('a new password of the database gets into %s, and no other value changes', async (name, code) => {
  expect(await change(code)).toBe(0);
  const [, password = ''] = /^ALTER USER '\w+'@'%' IDENTIFIED BY '(\w{48})';\n$/.exec(now('statements')) ?? [];
  expect(password).not.toBe('');
  const lines = now(name).split('\n');
  const before = files[name]!.split('\n');
  expect(lines).toHaveLength(before.length);
  const changed = lines.filter((line, index) => line !== before[index]);
  expect(changed).toEqual([name === '.env' ? `FLOW_DB_PASSWORD=${password}` : `  password: "${password}"`]);
  if (name !== '.env') {
    const secrets = parseYaml(now(name), name) as {metadata: {name: string}; stringData: {password?: string}}[];
    expect(secrets.find(({metadata}) => metadata.name === 'flow-database')?.stringData.password).toBe(password);
  }
});

it.each<[string, string, Record<string, string>, string?]>([
  ['.env has no line for it', blocks[0]!.code, {'.env': 'FLOW_DB_USERNAME=flow\n'}],
  ['secrets.yaml has no line for it', blocks[1]!.code, {'secrets.yaml': 'metadata:\n  name: flow-database\n'}],
  ['secrets.yaml differs from the cluster', blocks[1]!.code, {}, 'diff'],
])('the password stays if %s', async (_, code, changes, failing) => {
  expect(await change(code, changes, failing)).not.toBe(0);
  expect(now('statements')).toBe('');
});

it('with an external store, the database changes only after the Secret has the new password, and restarts come last', async () => {
  const {code} = all.find(({title}) => title === 'Database password from an external store')!;
  const kubectl = `#!/bin/sh
echo "$*" | cut -d ' ' -f 3-4 >> calls
case "$*" in
  *'get secret'*) [ "$(grep -c 'get secret' calls)" -lt 3 ] && printf old | base64 || printf %s "$(openssl)" | base64 ;;
  *exec*) cat >> statements ;;
esac
`;
  const tools = {kubectl, openssl: '#!/bin/sh\necho new-password\n', sleep: '#!/bin/sh\n'};
  Object.entries(tools).forEach(([name, script]) => writeFileSync(join(folder, name), script, {mode: 0o755}));
  const path = `${folder}:${process.env['PATH'] ?? ''}`;
  const {code: status, stdout} = await runProgram(['bash', '-c', code], [], {PATH: path}, {cwd: folder});
  expect({status, stdout}).toEqual({status: 0, stdout: 'new-password\n'});
  expect(now('statements')).toBe("ALTER USER 'flow'@'%' IDENTIFIED BY 'new-password';\n");
  expect(now('calls').trim().split('\n')).toEqual([
    ...Array.from({length: 3}, () => 'get secret'),
    'exec -i',
    ...Array.from({length: 2}, () => ['rollout restart', 'rollout status']).flat(),
  ]);
});
