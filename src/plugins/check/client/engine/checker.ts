/** Where a check runs: small files on the page, large ones in a thread. */
import type {CheckOptions, SourceFile} from '../../check';
import type {Outcome} from './run';

/** Lines from which on a thread takes over. */
const largeFrom = 500;

const lines = (files: readonly SourceFile[]): number => files.reduce((sum, {text}) => sum + text.split('\n').length, 0);

/** Checks files in a thread of their own, which ends with the answer, or when the signal says so. */
function inThread(files: readonly SourceFile[], options: CheckOptions, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(/* webpackChunkName: "check" */ new URL('./worker.ts', import.meta.url));
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({data}: MessageEvent<Outcome>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      reject(new Error(`The thread of the check failed: ${event.message || 'its script did not load'}`));
    });
    worker.postMessage({files, options});
  });
}

/**
 * Checks files. What a later check has overtaken never comes to its end.
 *
 * @throws Error when the script of the checks cannot be loaded.
 */
export async function checkFiles(
  files: readonly SourceFile[],
  options: CheckOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  if (lines(files) > largeFrom) {
    return inThread(files, options, signal);
  }
  const {run} = await import('./run');
  return run(files, options);
}
