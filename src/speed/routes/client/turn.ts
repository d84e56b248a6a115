/** Milliseconds that prefetching takes at a stretch. */
const stretch = 5;

/** Waits until the browser has nothing else to do, one second at the most. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), {timeout: 1000});
    } else {
      setTimeout(resolve, 1);
    }
  });
}

const waiting: (() => void)[] = [];
let isServing = false;

async function serve(): Promise<void> {
  isServing = true;
  while (waiting.length > 0) {
    await idle();
    const end = performance.now() + stretch;
    do {
      waiting.shift()?.();
      // Lets the one whose turn it is do its work.
      await Promise.resolve();
    } while (waiting.length > 0 && performance.now() < end);
  }
  isServing = false;
}

/**
 * Resolves when it is the caller's turn to prefetch: links come into view many at a time, and to prefetch all of them at once
 * keeps a page busy for 10 to 25 ms.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!isServing) {
      void serve();
    }
  });
}
