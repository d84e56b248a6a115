import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import {attribute, elements} from '../../lib/elements';

/** Input of a policy. */
export interface PolicyInput {
  /** Hash sources of the inline scripts. */
  scripts: readonly string[];
  /** Hash sources of style elements that a library makes in the browser. */
  styles?: readonly string[];
  /** Other origins that the site may talk to, such as a hosted search; none by default. */
  connect?: readonly string[];
}

/**
 * The Content-Security-Policy: everything from the own origin, scripts only from files or by hash, no `eval`, no frames or plug-ins.
 * Firefox applies `default-src` to what pages fetch ahead.
 *
 * `style-src-attr` is open because the announcement bar, widths of columns, drawings and numbered code blocks carry `style`
 * attributes; these cannot load or run anything, as every address they could name is bound by the other rules.
 */
function directives({scripts, styles = [], connect = []}: PolicyInput): string[] {
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

/** Where the `<meta charset>` of a page ends. Only the start is parsed with source positions: for a whole page, they take as long as reading. */
function endOfCharset(html: string): number | undefined {
  const start = elements(parse(html.slice(0, charsetWithin), {sourceCodeLocationInfo: true}));
  const charset = start.find((one) => one.tagName === 'meta' && attribute(one, 'charset') !== undefined);
  return charset?.sourceCodeLocation?.endOffset;
}

/** Whether a page has a policy already. */
export const hasPolicy = (all: readonly Tree.Element[]): boolean =>
  all.some(
    (one) => one.tagName === 'meta' && attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );

/** A page that needs a policy. */
export interface OpenPage {
  /** Its file, for messages. */
  name: string;
  html: string;
  hasPolicy: boolean;
}

/**
 * Inserts the policy after the charset, before anything that loads or runs.
 *
 * @throws Error when the page has no `<meta charset>` at its start, or has a policy already.
 */
export function withMetaPolicy({name, html, hasPolicy: isDone}: OpenPage, policy: string): string {
  if (isDone) {
    throw new Error(`${name}: has a <meta> policy already; expected that only src/plugins/hosting writes one`);
  }
  const end = endOfCharset(html);
  if (end === undefined) {
    throw new Error(
      `${name}: no <meta charset> in its first ${charsetWithin} characters; expected one, after which the policy is inserted`,
    );
  }
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}
