/** Input of a policy. */
export interface PolicyInput {
  /** Hash sources of the inline scripts. */
  scripts: readonly string[];
  /** Hash sources of style elements that a library creates in the browser. */
  styles: readonly string[];
  /** Other origins that pages can connect to, such as a hosted search. None by default. */
  connect: readonly string[];
}

/**
 * The Content-Security-Policy: everything from the same origin, scripts only from files or by hash, no `eval`, no frames or plug-ins.
 * In Firefox, `default-src` also applies to prefetched files.
 *
 * `style-src-attr` is open because the announcement bar, column widths, drawings and numbered code blocks have `style` attributes.
 * They cannot load or run anything, because the other rules apply to every URL in them.
 *
 * @returns The policy for a `<meta>` element, for hosts without custom headers.
 */
export const metaPolicy = ({scripts, styles, connect}: PolicyInput): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ['connect-src', "'self'", ...connect].join(' '),
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** The policy as a response header. Browsers ignore `frame-ancestors` in a `<meta>` element. */
export const headerPolicy = (input: PolicyInput): string => `${metaPolicy(input)}; frame-ancestors 'none'`;
