/**
 * Sends 200,000 requests to nginx with the shipped configuration, 200 at a time, half of them aborted, during a reload and an update:
 * `npx tsx tests/nightly/nginx.ts`, after `npm run build`. Exit code: 0 success, 1 wrong response, or growth of memory or descriptors.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {Agent, get} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {namesBelow} from '../../scripts/lib/files';
import {build, nginx, processId, stopHosts} from '../stranger/support/hosts';

const [total, parallel] = [200_000, 200];
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const copy = mkdtempSync(path.join(tmpdir(), 'soak-'));
let retries = 0;
const faults = new Map<string, number>();
const agent = new Agent({keepAlive: true, maxSockets: parallel});

/** The processes of nginx: the master, then its workers. */
const processes = (master: number): number[] => [
  master,
  ...execFileSync('pgrep', ['-P', String(master)], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map(Number),
];

/** Private memory in KiB, and open descriptors of all nginx processes. */
function usage(master: number): {memory: number; descriptors: number} {
  const all = processes(master);
  const memory = all.map((pid) => Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]));
  const descriptors = all.map((pid) => readdirSync(`/proc/${pid}/fd`).length);
  return {memory: memory.reduce((a, b) => a + b), descriptors: descriptors.reduce((a, b) => a + b)};
}

/** Requests a file, and aborts in the middle if requested. Resolves with a problem, or undefined. */
function ask(
  address: string,
  sums: ReadonlySet<string>,
  breaksOff: boolean,
  isFirst = true,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(address, {agent: isFirst ? agent : false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (breaksOff) {
          request.destroy();
        }
      });
      response.on('close', () => {
        const isRight = breaksOff || (response.statusCode === 200 && sums.has(sha256(Buffer.concat(chunks))));
        resolve(isRight ? undefined : `status ${response.statusCode}, ${Buffer.concat(chunks).length} bytes`);
      });
    });
    request.on('error', ({message}) => {
      // nginx closes idle connections when it reloads, so retry once, like a browser.
      const isIdle = !breaksOff && isFirst && /ECONNRESET|socket hang up/.test(message);
      retries += isIdle ? 1 : 0;
      resolve(breaksOff ? undefined : isIdle ? ask(address, sums, false, false) : message);
    });
  });
}

async function main(): Promise<void> {
  cpSync(build, copy, {recursive: true});
  const home = await nginx(copy);
  const master = processId();
  const names = namesBelow(copy).filter((name) => !/^_|(?:^|\/)(?:index|404)\.html$|\.(?:br|gz)$/.test(name));
  const sums = new Map(names.map((name) => [name, new Set([sha256(readFileSync(path.join(copy, name)))])]));
  const idle = usage(master);
  let [asked, warm] = [0, idle];
  const reload = (): void => void process.kill(master, 'SIGHUP');
  const renew = (): void => {
    // Add the new text first, so that no response with it is unexpected.
    for (const name of names.filter((_, index) => index % 10 === 0)) {
      const content = Buffer.concat([readFileSync(path.join(copy, name)), Buffer.from('\n')]);
      sums.get(name)!.add(sha256(content));
      appendFileSync(path.join(copy, name), '\n');
    }
    reload();
  };
  // The first reloads allocate memory for a second configuration, which nginx keeps.
  for (let times = 0; times < 5; times++) {
    reload();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const events = new Map([
    [total * 0.1, () => void (warm = usage(master))],
    [total * 0.3, reload],
    [total * 0.5, renew],
  ]);
  const worker = async (): Promise<void> => {
    while (asked < total) {
      asked += 1;
      events.get(asked)?.();
      const name = names[(asked * 7919) % names.length]!;
      const fault = await ask(home + name, sums.get(name)!, asked % 2 === 0);
      if (fault !== undefined) {
        faults.set(fault, (faults.get(fault) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({length: parallel}, worker));
  const end = usage(master);
  agent.destroy();
  // Old workers exit when their last connection closes.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const after = usage(master);
  console.log(JSON.stringify({asked, retries, idle, warm, end, after, faults: Object.fromEntries(faults)}));
  const isFlat = after.memory <= warm.memory * 1.3 && after.descriptors <= idle.descriptors;
  process.exitCode = faults.size === 0 && isFlat ? 0 : 1;
}

void main().finally(() => {
  stopHosts();
  rmSync(copy, {recursive: true});
});
