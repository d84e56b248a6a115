/** What `npm run rehearse-upgrade` is asked for. */
export interface Options {
  /** A version such as `3.10.2`, or a line of them such as `3.10` or `3`. */
  wanted: string;
  browser: boolean;
  /** File of the report. */
  report: string;
}

export const usage = 'npm run rehearse-upgrade -- <version> [--without-browser] [--report=<file>]';

/**
 * Reads the arguments of the command.
 *
 * @throws Error when the version is missing or has another form, or an argument is unknown.
 */
export function readOptions(args: readonly string[]): Options {
  const options: Options = {wanted: '', browser: true, report: 'test-results/rehearsal.md'};
  for (const arg of args) {
    if (arg === '--without-browser') {
      options.browser = false;
    } else if (/^--report=./.test(arg)) {
      options.report = arg.slice('--report='.length);
    } else if (options.wanted === '' && /^\d+(?:\.\d+){0,2}$/.test(arg)) {
      options.wanted = arg;
    } else {
      throw new Error(`"${arg}" is not expected; expected one version such as 3.10 or 3.10.2: ${usage}`);
    }
  }
  if (options.wanted === '') {
    throw new Error(`The version is missing; expected one such as 3.10 or 3.10.2: ${usage}`);
  }
  return options;
}
