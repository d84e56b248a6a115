/** Input of a policy. */
export interface PolicyInput {
  /** Hash sources of the inline scripts. */
  scripts: readonly string[];
  /** Hash sources of style elements that a library makes in the browser. */
  styles: readonly string[];
  /** Other origins that the site may talk to, such as a hosted search; none by default. */
  connect: readonly string[];
}

/**
 * The Content-Security-Policy: everything from the own origin, scripts only from files or by hash, no `eval`, no frames or plug-ins.
 * Firefox applies `default-src` to what pages fetch ahead.
 *
 * `style-src-attr` is open because the announcement bar, widths of columns, drawings and numbered code blocks carry `style`
 * attributes; these cannot load or run anything, as every address they could name is bound by the other rules.
 */
function directives({scripts, styles, connect}: PolicyInput): string[] {
  return [
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
  ];
}

/** The policy as a response header; only there browsers honour `frame-ancestors`. */
export function headerPolicy(input: PolicyInput): string {
  return [...directives(input), "frame-ancestors 'none'"].join('; ');
}

/** The policy as the content of a `<meta>` element, for hosts without custom headers. */
export function metaPolicy(input: PolicyInput): string {
  return directives(input).join('; ');
}

/** Browsers look for the charset at the start of a page only, in bytes. */
const charsetWithin = 1024;

/**
 * Inserts the policy after the charset, before anything that loads or runs.
 *
 * @param name - The file of the page, for messages.
 * @throws Error when the page has no `<meta charset>` at its start.
 */
export function withMetaPolicy(html: string, name: string, policy: string): string {
  const [start] = /^[^]*?<meta charset=[^>]*>/i.exec(html.slice(0, charsetWithin)) ?? [];
  if (start === undefined) {
    throw new Error(
      `${name}: no <meta charset> in its first ${charsetWithin} characters; expected one, after which the policy is inserted`,
    );
  }
  return `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(start.length)}`;
}
