import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {StandIn} from './support/composeStack';
import {samples} from './support/files';
import {runProgram} from './support/scripts';

let stand: StandIn;
beforeEach(() => {
  stand = new StandIn();
});
afterEach(() => stand.remove());

/** Docker with one container, whose log is `log`; Compose reads its files or does not. */
function docker(log: string, composeWorks = true): void {
  stand.keep('log', log);
  stand.tool(
    'docker',
    `#!/bin/sh
case "$*" in
  compose*) ${composeWorks ? ':' : 'echo "required variable is missing a value" >&2; exit 15'} ;;
esac
case "$*" in
  'compose ps --all --quiet') echo c1 ;;
  'ps --all --quiet --filter label=com.docker.compose.project.working_dir='*) [ -e "$FAKE_STATE/lost" ] || echo c1 ;;
  'inspect --format {{.Name}} c1') echo /flow-ocr-eureka-1 ;;
  logs*) cat "$FAKE_STATE/log" ;;
esac
`,
  );
}

/** Runs the script; `read` gives the text of a collected file. */
async function collect(...options: string[]) {
  const {code, stderr} = await stand.run('support-bundle.sh', options, {}, {shell: 'bash'});
  const name = readdirSync(stand.stack).find((file) => /^support-bundle-[\d-]+$/.test(file)) ?? '';
  const folder = join(stand.stack, name);
  return {
    code,
    stderr,
    files: readdirSync(folder, {recursive: true, encoding: 'utf8'}),
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
  };
}

describe('support-bundle.sh', () => {
  it('collects logs and configuration, with that of the proxy', async () => {
    docker('started\n');
    stand.write('proxy/flow.conf', 'proxy_set_header Authorization "Basic c2VjcmV0";\nlisten 443 ssl;\n');
    const {code, read} = await collect();
    expect(code).toBe(0);
    expect(read('logs/flow-ocr-eureka-1.log')).toBe('started\n');
    expect(read('config/proxy_flow.conf')).toBe('proxy_set_header Authorization ***\nlisten 443 ssl;\n');
  });

  it('finds the logs although Compose cannot read its files, and says so', async () => {
    docker('started\n', false);
    const {code, stderr, read} = await collect();
    expect(read('logs/flow-ocr-eureka-1.log')).toBe('started\n');
    expect(read('problems.txt')).toContain('required variable is missing a value');
    expect(stderr).toContain('Incomplete');
    expect(code).toBe(1);
  });

  it('does not end with 0 without any log', async () => {
    docker('', false);
    stand.keep('lost', '');
    const {code, stderr, files} = await collect();
    expect(files.filter((file) => file.startsWith('logs/'))).toEqual([]);
    expect(stderr).toContain('there are no logs');
    expect(code).toBe(1);
  });

  it('says which files and images the stack has, and no value of a secret', async () => {
    docker('');
    stand.write(
      '.env',
      'COMPOSE_FILE=docker-compose.yaml:compose.tls.yaml\nFLOW_PUBLIC_REGISTRY=me:s3cret@x/\nTOPDF_IMAGE=r/a:1\nJF_ACCESS_TOKEN=s3cret\n',
    );
    const names = (await collect()).read('config/env-names.txt');
    expect(names).toBe(
      'COMPOSE_FILE=docker-compose.yaml:compose.tls.yaml\nFLOW_PUBLIC_REGISTRY=***@x/\nTOPDF_IMAGE=r/a:1\nJF_ACCESS_TOKEN= ***\n',
    );
  });

  describe('in a cluster', () => {
    /** A cluster with a pod that has restarted; it forbids what `forbidden` matches. */
    const cluster = (tool: string, forbidden = 'none') =>
      stand.tool(
        tool,
        `#!/bin/sh
printf '%s\\n' "$*" >>"$FAKE_STATE/calls"
case "$*" in
  *'get pods -o name') echo pod/flow-ocr-1 ;;
  *'${forbidden}'*) echo "Error: forbidden" >&2; exit 1 ;;
  *'describe configmaps') printf 'Name: flow-controller\\nData\\n====\\napplication.yaml:\\n----\\nspring:\\n  password: s3cret\\n  port: 1\\n' ;;
  *--previous) echo 'killed, token=s3cret' ;;
  *' logs '*) echo started ;;
esac
`,
      );

    it('collects state, templates and the log from before a restart, without secrets', async () => {
      cluster('kubectl');
      const {code, files, read} = await collect('--cluster');
      expect(code).toBe(0);
      expect(read('config/configmaps.txt')).toContain('spring:\n  password: ***\n  port: 1\n');
      expect(read('logs/flow-ocr-1.log')).toBe('started\n');
      expect(read('logs/flow-ocr-1.previous.log')).toBe('killed, token=***\n');
      expect(files).toEqual(expect.arrayContaining(['claims.txt', 'quota.txt', 'memory.txt', 'events.txt']));
      expect(files).not.toContain('problems.txt');
    });

    it('names what the account may not read, and collects the rest', async () => {
      cluster('kubectl', 'describe quota');
      const {code, read} = await collect('--cluster');
      expect(code).toBe(1);
      expect(read('problems.txt')).toMatch(/describe quota,limitrange failed: Error: forbidden/);
      expect(read('logs/flow-ocr-1.log')).toBe('started\n');
    });
  });

  it.each([
    'command: ["--user", "me", "--password", "s3cret"]',
    'args:\n  - --token\n  - s3cret\n  - --verbose',
    '"secrets": ["s3cret", "s3cret"]',
    '"list": [\n  "--password",\n  "s3cret",\n  "--verbose"\n]',
    'auth: s3cret',
    '"auth": "s3cret",',
    'cookie: JSESSIONID=s3cret; theme=s3cret',
    'sasKey: s3cret',
    'sas-key = s3cret',
    'jwt: s3cret',
    'accountKey=s3cret',
    'password: >\n  s3cret',
  ])('masks a secret in a configuration: %s', async (text) => {
    docker('');
    stand.write('controller-config/application.yaml', `before: yes\n${text}\nafter: yes\n`);
    const masked = (await collect()).read('config/controller-config_application.yaml');
    expect(masked).not.toContain('s3cret');
    expect(masked).toContain('before: yes');
    expect(masked).toContain('after: yes');
  });

  it.each([
    'jwt:\n  issuer-uri: https://id.example.com',
    'cookie:\n  secure: true',
    'authors: two',
    'oauth2:\n  client: one',
  ])('leaves what is no secret: %s', async (text) => {
    docker('');
    stand.write('controller-config/application.yaml', `${text}\n`);
    expect((await collect()).read('config/controller-config_application.yaml')).toBe(`${text}\n`);
  });

  it.each([
    ['--mask', '      FLOW_DB_PASSWORD:  s3cret\n    Mounts:\n', '      FLOW_DB_PASSWORD: ***\n    Mounts:\n'],
    ['--mask-log', 'pass=s3cret done\n', 'pass=*** done\n'],
  ])('masks as a filter with %s, and collects nothing', async (option, text, masked) => {
    stand.write('text', text);
    const call = `bash ${join(samples, 'operations/support-bundle.sh')} ${option} < text`;
    const {code, stdout} = await runProgram(['sh', '-c', call], [], {}, {cwd: stand.stack});
    expect({code, stdout}).toEqual({code: 0, stdout: masked});
    expect(readdirSync(stand.stack).filter((file) => file.startsWith('support'))).toEqual([]);
  });

  it('masks secrets in a log', async () => {
    const lines = [
      ['GET /x Authorization: Bearer s3cret done', 'GET /x Authorization:*** done'],
      ['login {"user":"me","password":"s3cret","n":1}', 'login {"user":"me","password":***","n":1}'],
      ['get /a?sig=1&token=s3cret&x=2', 'get /a?sig=1&token=***&x=2'],
      ['Set-Cookie: ID=s3cret; Path=/', 'Set-Cookie: ***'],
      ['db user=me pass=s3cret, DB_PASS=s3cret', 'db user=me pass=***, DB_PASS=***'],
      ['sasKey=s3cret, apiKey = s3cret', 'sasKey=***, apiKey =***'],
      ['got eyJhbGciOiJIUzI1NiJ9.e30.abc-_ from store', 'got *** from store'],
      ['connect to http://me:s3cret@store/x', 'connect to http://***@store/x'],
      ['Started Application in 12.3 seconds', 'Started Application in 12.3 seconds'],
      ['author: me, token expired', 'author: me, token expired'],
    ];
    docker(lines.map(([line]) => `${line}\n`).join(''));
    const masked = (await collect()).read('logs/flow-ocr-eureka-1.log');
    expect(masked.trimEnd().split('\n')).toEqual(lines.map(([, line]) => line));
  });
});
