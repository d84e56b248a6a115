import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {namesBelow} from '../../src/lib/files';
import {folder} from '../folder';
import {clientFiles} from './support/clients';
import {readText, root, samples} from './support/files';
import {blocksOf} from './support/reader';
import {runProgram} from './support/scripts';
import {startMockServer, stopMockServers} from './support/mockServer';

afterEach(stopMockServers);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), text);
}

/** The block of a page with this title. */
function block(page: string, title: string): string {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  const [, code] = new RegExp(`^ *\`\`\`bash title="${title}"\\n([\\s\\S]*?)\\n *\`\`\``, 'm').exec(text) ?? [];
  if (code === undefined) {
    throw new Error(`${page} has no block "${title}"`);
  }
  return code;
}

const run = (script: string, environment: Record<string, string> = {}) =>
  runProgram(['bash', '-c', script], [], environment, {cwd: folder});

describe('the checks of documents', () => {
  const page = '../src/pages/document-checks.mdx';
  const counts = () => run(block(page, 'Missing, unexpected and double documents'));

  it('writes an inventory of files with odd names, and finds what the journal lacks or has too often', async () => {
    ['a.txt', 'b c.txt', 'sub/d.txt', "sub/e'.txt"].forEach((file) => write(`export/${file}`, 'text'));
    await run(block(page, 'Name, checksum, bytes and type of each file below export'));
    const lines = readFileSync(join(folder, 'inventory.tsv'), 'utf8').trim().split('\n');
    expect(lines.map((line) => line.split('\t')[0])).toEqual(['a.txt', 'b c.txt', 'sub/d.txt', "sub/e'.txt"]);
    expect(lines[0]).toMatch(/^a\.txt\t[0-9a-f]{64}\t4\ttext\/plain$/);
    const journal = [
      ['a.txt', '', 'SUBMITTING'],
      ['a.txt', '18', 'SUBMITTED'],
      ['a.txt', '18', 'FINISHED'],
      ['b c.txt', '19', 'FINISHED'],
      ['b c.txt', '20', 'FINISHED'],
      ['sub/d.txt', '21', 'FAILED'],
      ['other', '22', 'FINISHED'],
    ];
    write('journal.tsv', journal.map((fields) => `${fields.join('\t')}\n`).join(''));
    const {stdout} = await counts();
    expect(stdout).toBe("missing:\nsub/d.txt\nsub/e'.txt\nunexpected:\nother\ndouble:\nb c.txt\n");
  });

  it('does not take an empty journal for a good result', async () => {
    write('inventory.tsv', 'a.txt\n');
    expect((await counts()).stdout).toContain('No result');
  });
});

describe.each([
  ['installation/install-kubernetes.md', 'kubectl'],
  ['installation/install-openshift.md', 'oc'],
  ['installation/chart-installation.md', 'kubectl'],
])('the image pull secret of %s', (page, tool) => {
  it('gets the password, and shows it in no list of processes', async () => {
    write(
      tool,
      '#!/bin/sh\nprintf "%s\\n" "$*" >calls\nfor last; do :; done\ncat "${last#*.dockerconfigjson=}" >input\n',
    );
    const script = `chmod +x ${tool}; PATH=.:$PATH REGISTRY_PASSWORD='a "b$c%d'\n${block(page, 'Image pull secret')}`;
    expect((await run(script)).code).toBe(0);
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toMatch(/create secret docker-registry flow-registry [^"]*$/);
    expect(JSON.parse(readFileSync(join(folder, 'input'), 'utf8'))).toEqual({
      auths: {'registry.jadice.com': {auth: Buffer.from('your-account:a "b$c%d').toString('base64')}},
    });
  });
});

it('commands that look for something change nothing, so that readers decide first', () => {
  const blocks = namesBelow(join(root, 'docs'))
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => blocksOf(readFileSync(join(root, 'docs', page), 'utf8')));
  const looking = blocks.filter(({title}) => /^(?:Count|Find|List|Look|Show|State)\b/.test(title));
  expect(looking.length).toBeGreaterThan(40);
  const changes =
    /\b(?:rollout restart|set env|set resources|patch|scale|compose (?:up|restart|stop)|systemctl \w*start|systemctl stop)\b/;
  expect(looking.filter(({code}) => changes.test(code))).toEqual([]);
});

describe('the restart of a host', () => {
  /** Runs the commands of the guide in a stack in which these services run. Returns what runs at the end. */
  const restart = async (running: string, ...titles: string[]) => {
    write('running', running);
    // Like the real one, `start` without a name starts everything.
    write(
      'docker',
      `#!/bin/sh
case "$*" in
  'compose ps --services --status running') cat running ;;
  'compose stop') : >running ;;
  'compose start') printf 'eureka\\njf-controller\\n' >running ;;
  'compose start '*) shift 2; printf '%s\\n' "$@" >running ;;
esac
`,
    );
    for (const title of titles) {
      await run(`chmod +x docker; PATH=.:$PATH\n${block('operations/updates.md', title)}`);
    }
    return readFileSync(join(folder, 'running'), 'utf8');
  };
  const [before, after] = ['Before the restart of the host', 'After the restart'] as const;

  it('starts what ran before, also if the first commands ran twice', async () => {
    expect(await restart('eureka\nflow-db\n', before)).toBe('');
    expect(await restart('', before, after)).toBe('eureka\nflow-db\n');
  });

  it('starts nothing in a stack that was stopped, also after an earlier restart', async () => {
    await restart('eureka\n', before, after);
    expect(await restart('', before, after)).toBe('');
  });
});

describe('a move of the database', () => {
  const text = readFileSync(join(root, 'docs/installation/general-configuration.md'), 'utf8');
  const dumps = blocksOf(text).filter(({title}) => title === 'Dump');
  /** Runs the commands with tools that answer with `dump`; `fails` is a call that fails. */
  const move = async (code: string, dump: string, fails = 'none') => {
    const tool = `#!/bin/sh
printf '%s\\n' "$*" >>calls
case "$*" in *${fails}*) exit 1 ;; *exec*deployment/* | *exec*flow-db* | --host*) echo '${dump}' ;; esac
`;
    ['docker', 'kubectl', 'sudo', 'mariadb-dump'].forEach((name) => write(name, tool));
    write('calls', '');
    const {code: status} = await run(`chmod +x docker kubectl sudo mariadb-dump; PATH=.:$PATH\n${code}`);
    return {status, calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')};
  };

  it.each(dumps)(
    'dumps only after the controller has stopped, and notices a dump that breaks off: %#',
    async ({code}) => {
      expect(await move(code, '-- Dump completed')).toMatchObject({status: 0});
      const {status, calls} = await move(code, 'INSERT');
      expect(status).not.toBe(0);
      expect(calls[0]).toMatch(/(?:stop|scale) .*controller/);
      expect((await move(code, '-- Dump completed', 'controller')).calls).toHaveLength(1);
      expect(statSync(join(folder, 'move.sql')).mode & 0o077).toBe(0);
    },
  );

  it('is for all platforms', () => {
    expect(dumps).toHaveLength(3);
  });
});

it('a new certificate replaces the Secret only when the old one is saved, and the first copy of a day stays', async () => {
  const replace = async (answer: string, day = 'today') => {
    write('date', `#!/bin/sh\necho ${day}\n`);
    const secret = `*'get secret'*) ${answer} ;; *apply*) cat >/dev/null; echo applied ;; *create*) echo new ;;`;
    write('kubectl', `#!/bin/sh\ncase "$*" in ${secret} esac\n`);
    const code = block('operations/troubleshooting.md', 'Replace the Secret');
    return run(`chmod +x kubectl date; PATH=.:$PATH\n${code}`);
  };
  expect((await replace('exit 1')).stdout).toBe('');
  expect((await replace('echo first')).stdout).toBe('applied\n');
  expect((await replace('echo second')).stdout).toBe('applied\n');
  expect((await replace('echo third', 'later')).stdout).toBe('applied\n');
  expect(readFileSync(join(folder, 'today.yml'), 'utf8')).toBe('first\n');
  expect(readFileSync(join(folder, 'later.yml'), 'utf8')).toBe('third\n');
  expect(statSync(join(folder, 'today.yml')).mode & 0o077).toBe(0);
});

describe('more memory for a worker in a cluster', () => {
  /** Calls of kubectl that change something, when the Deployment has these options of Java, or does not answer. */
  const calls = async (title: string, options?: string) => {
    const read = options === undefined ? 'exit 1' : `printf %s '${options}'; exit`;
    write('kubectl', `#!/bin/sh\ncase " $* " in *" get "*) ${read} ;; esac\nprintf "%s\\n" "$*" >>calls\n`);
    write('calls', '');
    await run(`chmod +x kubectl; PATH=.:$PATH\n${block('operations/troubleshooting.md', title)}`);
    return readFileSync(join(folder, 'calls'), 'utf8');
  };
  const share = 'Only if the heap was full: a larger share';

  it('raises the limit without the share of the heap', async () => {
    const made = await calls('More memory for the OCR worker', '');
    expect(made).toContain('set resources deployment/flow-ocr');
    expect(made).not.toContain('set env');
  });

  it('raises the share and keeps the other options, such as a trust store', async () => {
    expect(await calls(share, '-Djavax.net.ssl.trustStore=/trust/cacerts')).toContain(
      'JAVA_TOOL_OPTIONS=-Djavax.net.ssl.trustStore=/trust/cacerts -XX:MaxRAMPercentage=50\n',
    );
    expect(await calls(share)).toBe('');
  });
});

it('the smoke test runs each request, and shows the exit code of each', async () => {
  const {controller: url} = await startMockServer();
  write('run-job.sh', readText(clientFiles[0]));
  write('smoke/broken.json', '{');
  write('smoke/none.json', '{"jobTemplateName": "none"}');
  const script = `chmod +x run-job.sh\n${block('products/technology-packages.md', 'Run one request per template')}`;
  const {stdout} = await run(script, {FLOW_URL: url});
  expect(stdout).toBe('smoke/broken.json: exit code 2\nsmoke/none.json: exit code 7\n');
});

describe('the inventory of emails', () => {
  const inventory = () => runProgram(['python3', join(samples, 'products', 'mail-inventory.py')], [folder], {});

  const mail = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;

  it('counts what is inside, whatever the name of the file', async () => {
    write('b.EML', mail('Message-ID: <2@x>', 'Content-Type: text/plain; charset=utf-8', '', 'text'));
    write(
      'a.eml',
      mail(
        'Message-ID: <1@x>',
        'Date: Tue, 03 Oct 2023 00:30:00 +0200',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: image/png',
        'Content-ID: <logo>',
        '',
        'x',
        '--b',
        'Content-Type: application/ms-tnef; name=winmail.dat',
        'Content-Disposition: attachment',
        '',
        'x',
        '--b',
        'Content-Type: message/rfc822',
        '',
        'Content-Type: application/pkcs7-mime; smime-type=enveloped-data',
        '',
        'x',
        '--b--',
      ),
    );
    write('notes.txt', 'not a message');
    const {stdout, code} = await inventory();
    const [head = [], ...rows] = stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    const messages = rows.map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])));
    expect(messages).toMatchObject([
      {file: 'a.eml', message_id: '<1@x>', date: 'Tue, 03 Oct 2023 00:30:00 +0200', attachments: '1'},
      {file: 'b.EML', message_id: '<2@x>', attachments: '0', encrypted: 'False', charsets: 'utf-8'},
    ]);
    expect(messages[0]).toMatchObject({embedded_images: '1', nested_mails: '1', tnef: '1', encrypted: 'True'});
    expect(code).toBe(0);
  });
});
