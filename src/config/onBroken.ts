/**
 * Severity of broken links: a log line while writing, and an error in CI, where releases are built.
 *
 * @param env - `CI`: set by what builds releases.
 */
export const onBroken = (env: Readonly<Record<string, string | undefined>>): 'throw' | 'warn' =>
  env['CI'] ? 'throw' : 'warn';
