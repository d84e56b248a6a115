/**
 * What a broken link is: a line in the log while somebody writes, and an error in CI, where releases are built.
 *
 * @param env - `CI`: set by what builds releases.
 */
export const onBroken = (env: Readonly<Record<string, string | undefined>>): 'throw' | 'warn' =>
  env['CI'] ? 'throw' : 'warn';
