/**
 * The result of a promise, with a timeout.
 *
 * @param milliseconds - The timeout.
 * @param onTimeout - Stops the pending work.
 * @throws DOMException named `TimeoutError`, as with `AbortSignal.timeout`.
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
