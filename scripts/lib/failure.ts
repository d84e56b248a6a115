const advice = 'expected some hundred MB for a build and its cache. Free some (npx docusaurus clear empties the cache)';

/** Message for an error, without the stack. For a full disk, it includes the fix. */
export function wordOn(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    const file = 'path' in error ? ` (${String(error.path)})` : '';
    return `No space left on the disk${file}; ${advice}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Lets a script end with a word, and status 1, for whatever it does not handle; it says what it needs in its errors. */
export function tellFailures(): void {
  process.on('uncaughtException', (error) => {
    console.error(wordOn(error));
    process.exit(1);
  });
}
