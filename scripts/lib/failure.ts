const advice = 'expected some hundred MB for a build and its cache. Free some (npx docusaurus clear empties the cache)';

/** Message for an error, without the stack. For a full disk, it includes the fix. */
export function wordOn(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    const file = 'path' in error ? ` (${String(error.path)})` : '';
    return `No space left on the disk${file}; ${advice}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Ends a script with a message and status 1 on unhandled errors. */
export function tellFailures(): void {
  process.on('uncaughtException', (error) => {
    console.error(wordOn(error));
    process.exit(1);
  });
}
