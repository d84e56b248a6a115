/** A stranger on this machine: a user without rights, in an odd folder, with an empty home, another clock and a strict umask. */
import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** How a command ended, and what it wrote. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** How else a command runs. */
export interface Circumstances {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** What the stranger types. */
  input?: string;
  /** Stops the command after so many milliseconds. */
  timeout?: number;
}

/** A user, and a folder that is theirs. */
export interface Stranger {
  folder: string;
  /** Runs a command as that user. */
  run: (command: readonly [string, ...string[]], circumstances?: Circumstances) => Promise<Outcome>;
  /** Writes a file of that user, below the folder. */
  write: (name: string, content: string | Uint8Array) => string;
  /** Calls of the programs that only record what they were called with. */
  calls: () => string;
  leave: () => void;
}

/** The user to be: `nobody` when these tests run as root, otherwise the one who runs them. */
function user(): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (!line) {
    throw new Error('These tests run as root, and /etc/passwd has no user "nobody"; run them as another user');
  }
  return {uid: Number(line[1]), gid: Number(line[2])};
}

/** Programs that must not run here; each call is recorded. */
const stubs = ['docker', 'kubectl', 'oc', 'systemctl', 'sudo'];

/**
 * Starts to be a stranger.
 *
 * @throws Error when the process is root and cannot become another user.
 */
export function stranger(): Stranger {
  const {uid, gid} = user();
  const top = mkdtempSync(path.join(tmpdir(), 'stranger-'));
  const folder = path.join(top, 'für alle');
  const [bin, home, log] = [path.join(top, 'bin'), path.join(top, 'home'), path.join(top, 'calls')];
  [folder, bin, home].forEach((name) => mkdirSync(name));
  for (const name of stubs) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\necho "${name} $*" >> '${log}'\n`, {mode: 0o755});
    chmodSync(path.join(bin, name), 0o755);
  }
  writeFileSync(log, '');
  chmodSync(top, 0o755);
  const own = (name: string): void => {
    if (uid !== undefined && gid !== undefined) {
      chownSync(name, uid, gid);
    }
  };
  [folder, home, log].forEach(own);
  const environment = {
    PATH: `${bin}:/usr/local/bin:/usr/bin:/bin:${path.dirname(process.execPath)}`,
    HOME: home,
    TZ: 'Pacific/Kiritimati',
    LANG: 'C.UTF-8',
  };
  const inStrictMask = ['-c', 'umask 077; exec "$@"', 'sh'];
  if (uid !== undefined) {
    const name = execFileSync('sh', ['-c', 'id -u'], {uid, gid, cwd: folder, encoding: 'utf8'}).trim();
    if (name !== String(uid)) {
      throw new Error(`These tests run as root and could not become user ${uid}; "id -u" says ${name}`);
    }
  }
  return {
    folder,
    run: async (command, {cwd = folder, env = {}, input = '', timeout = 60_000} = {}) => {
      // Without a terminal, programs that ask for a password read it from their input.
      const child = spawn('sh', [...inStrictMask, ...command], {
        cwd,
        uid,
        gid,
        detached: true,
        env: {...environment, ...env},
        timeout,
      });
      const outcome: Outcome = {code: null, stdout: '', stderr: ''};
      child.stdout.on('data', (data: Buffer) => (outcome.stdout += data.toString()));
      child.stderr.on('data', (data: Buffer) => (outcome.stderr += data.toString()));
      child.stdin.on('error', () => undefined).end(input);
      outcome.code = await new Promise<number | null>((resolve) => child.on('close', resolve));
      return outcome;
    },
    write: (name, content) => {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
      own(path.dirname(file));
      own(file);
      return file;
    },
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    leave: () => rmSync(top, {recursive: true, force: true}),
  };
}
