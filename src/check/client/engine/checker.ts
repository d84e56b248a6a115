/** Runs a check: small files in the page, large ones in a thread. */
import type {CheckOptions, SourceFile} from '../../check';
import type {Outcome} from './run';

/** Minimum number of characters for a thread, regardless of lines, because a line can be as long as a file. */
export const largeFrom = 20_000;

/** Timeout of a check, in milliseconds. */
export const timeLimit = 20_000;

const characters = (files: readonly SourceFile[]): number => files.reduce((sum, {text}) => sum + text.length, 0);

/** Checks files in a separate thread, which ends with the result, at the time limit, or when the signal is aborted. */
function inThread(files: readonly SourceFile[], options: CheckOptions, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(/* webpackChunkName: "check" */ new URL('./worker.ts', import.meta.url));
    const end = (): void => {
      worker.terminate();
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    };
    const timer = setTimeout(() => {
      end();
      reject(
        new Error(
          `It took longer than ${timeLimit / 1000} seconds and was stopped. Close some files, or use check.mjs, which has no time limit`,
        ),
      );
    }, timeLimit);
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({data}: MessageEvent<Outcome>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      reject(new Error(`${event.message || 'Its script did not load'}. Load the page again`));
    });
    worker.postMessage({files, options});
  });
}

/**
 * Checks files. The promise of an outdated check never settles.
 *
 * @throws Error if the script of the checks cannot be loaded.
 */
export async function checkFiles(
  files: readonly SourceFile[],
  options: CheckOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  // Offline copies have no threads.
  if (characters(files) > largeFrom && typeof Worker !== 'undefined') {
    return inThread(files, options, signal);
  }
  const {run} = await import('./run');
  return run(files, options);
}
