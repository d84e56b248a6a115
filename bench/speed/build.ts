import {spawn} from 'node:child_process';
import {closeSync, openSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {configs} from './copy';

/** What one build took. */
export interface BuildCost {
  seconds: number;
  cpuSeconds: number;
  /** Largest sum of the resident memory of all its processes, in MiB. */
  peakMiB: number;
}

/** What builds a copy: the command behind `npm run build`, and that of Docusaurus. */
const commands = {
  site: ['node_modules/@docusaurus/core/bin/docusaurus.mjs'],
  stock: ['node_modules/@docusaurus/core/bin/docusaurus.mjs'],
} as const;

/** Memory and processor time of all processes of a session. Linux only; zero elsewhere. */
function sample(session: number): {bytes: number; ticks: number} {
  const total = {bytes: 0, ticks: 0};
  for (const pid of process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      if (fields[3] === session) {
        total.bytes += (fields[21] ?? 0) * 4096;
        total.ticks += [11, 12, 13, 14].reduce((sum, field) => sum + (fields[field] ?? 0), 0);
      }
    } catch {
      // The process has ended meanwhile.
    }
  }
  return total;
}

/**
 * Builds a copy of the site and measures it; the output of the build goes to `bench.log` in the copy.
 *
 * @param cache - Whether the site may use the cache of its bundler; stock always does.
 * @param speed - Parts of speed to leave out, as the variable `SPEED` names them.
 * @throws Error with the end of that output when the build fails.
 */
export function measureBuild(
  copy: string,
  kind: keyof typeof configs,
  cache: boolean,
  speed = kind === 'stock' ? 'off' : '',
): Promise<BuildCost> {
  const log = path.join(copy, 'bench.log');
  const output = openSync(log, 'w');
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...commands[kind], 'build', '--config', configs[kind]],
    // Not CI: what is to be compared is the build, and in the copies links to other versions may be broken.
    {
      cwd: copy,
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        CI: '',
        SPEED: speed,
        BENCH_CACHE: String(cache),
        NO_UPDATE_NOTIFIER: '1',
      },
    },
  );
  let peak = 0;
  let ticks = 0;
  const timer = setInterval(() => {
    const now = sample(child.pid ?? -1);
    peak = Math.max(peak, now.bytes);
    ticks = Math.max(ticks, now.ticks);
  }, 250);
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      clearInterval(timer);
      closeSync(output);
      if (code !== 0) {
        reject(
          new Error(`the build with ${configs[kind]} in ${copy} failed:\n${readFileSync(log, 'utf8').slice(-2000)}`),
        );
        return;
      }
      resolve({
        seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
        cpuSeconds: ticks / 100,
        peakMiB: Math.round(peak / 2 ** 20),
      });
    });
  });
}
