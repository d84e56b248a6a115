/** A stranger on this machine: a user without rights, in an odd folder, with an empty home, another clock and a strict umask. */
import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Outcome} from '../../samples/support/scripts';

/** A user, and a folder that is theirs. */
export interface Stranger {
  folder: string;
  /** Runs a command as that user, with what they type. */
  run: (command: readonly string[], cwd?: string, input?: string, env?: Record<string, string>) => Promise<Outcome>;
  /** Writes a file of that user, below the folder. */
  write: (name: string, content: string | Uint8Array) => string;
  /** Calls of the programs that only record them. */
  calls: () => string;
  leave: () => void;
}

/** Programs that must not run here. */
const recorded = ['docker', 'kubectl', 'oc', 'systemctl', 'sudo'];

/** User and group to be: `nobody` when root runs these tests, otherwise whoever runs them. */
function otherUser(): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  const user = {uid: Number(uid), gid: Number(gid)};
  if (uid === undefined || execFileSync('id', ['-u'], {...user, cwd: '/', encoding: 'utf8'}).trim() !== uid) {
    throw new Error('Root runs these tests, and cannot become the user "nobody"; run them as another user');
  }
  return user;
}

/** Creates the stranger. */
export function stranger(): Stranger {
  const user = otherUser();
  const top = mkdtempSync(path.join(tmpdir(), 'stranger-'));
  const [folder, bin, home, log] = ['für alle', 'bin', 'home', 'calls'].map((name) => path.join(top, name));
  [folder!, bin!, home!].forEach((name) => mkdirSync(name));
  writeFileSync(log!, '');
  for (const name of recorded) {
    writeFileSync(path.join(bin!, name), `#!/bin/sh\necho "${name} $*" >> '${log}'\n`);
    chmodSync(path.join(bin!, name), 0o755);
  }
  chmodSync(top, 0o755);
  const give = (name: string): void => void (user.uid && chownSync(name, user.uid, user.gid!));
  [folder!, home!, log!].forEach(give);
  const PATH = `${bin}:/usr/local/bin:/usr/bin:/bin:${path.dirname(process.execPath)}`;
  return {
    folder: folder!,
    run: async (command, cwd = folder!, input = '', env = {}) => {
      // Without a terminal, programs read passwords from standard input. That is a pipe here, because bash treats a Node.js socket
      // as a remote login. A program that hangs ends with 124.
      const child = spawn('sh', ['-c', 'umask 077; cat | timeout 90 "$@"', 'sh', ...command], {
        ...user,
        cwd,
        detached: true,
        env: {PATH, HOME: home, TZ: 'Pacific/Kiritimati', LANG: 'C.UTF-8', ...env},
      });
      const outcome: Outcome = {code: null, stdout: '', stderr: ''};
      child.stdout.on('data', (data: Buffer) => (outcome.stdout += data.toString()));
      child.stderr.on('data', (data: Buffer) => (outcome.stderr += data.toString()));
      child.stdin.on('error', () => undefined).end(input);
      outcome.code = await new Promise((resolve) => child.on('close', resolve));
      return outcome;
    },
    write: (name, content) => {
      const file = path.join(folder!, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
      [path.dirname(file), file].forEach(give);
      return file;
    },
    calls: () => readFileSync(log!, 'utf8'),
    leave: () => rmSync(top, {recursive: true, force: true}),
  };
}
