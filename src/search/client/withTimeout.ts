/**
 * What a promise comes to; nobody waits for it longer than a given time.
 *
 * @param milliseconds - How long it may take.
 * @param onTimeout - Ends what hangs.
 * @throws DOMException named `TimeoutError`, as `AbortSignal.timeout` has it, when it takes longer.
 */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, onTimeout?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException(`The search has not answered for ${milliseconds / 1000} s`, 'TimeoutError'));
      onTimeout?.();
    }, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
