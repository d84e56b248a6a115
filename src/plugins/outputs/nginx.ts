import type {AddressRedirect} from './addresses';
import {compressedEnding} from '../../lib/files';
import {immutable, notKept, revalidate, securityHeaders} from './headers';

/** Names of files that change with their content. */
const hashedName = '~[.-][0-9a-f]{8,}\\.[a-z0-9]+$';
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Addresses become keys of an nginx map, where `~` and `\` at the start and blanks would have a meaning. */
function checked(address: string): string {
  if (!/^\/[\w./%-]*$/.test(address)) {
    throw new Error(
      `Address "${address}"; expected letters, digits and . / % _ - only, as nginx would read others as a pattern`,
    );
  }
  return address;
}

function checkedTarget(address: string): string {
  checked(address.replace(/#[\w.-]+$/, ''));
  return address;
}

/** An nginx map from addresses of this site to their targets. */
const addressMap = (variable: string, redirects: readonly AddressRedirect[]): string => `map $uri ${variable} {
    default "";
${redirects.map(({from, to}) => `    ${checked(from)} ${checkedTarget(to)};\n`).join('')}}
`;

/**
 * The part of the nginx configuration for the `http` block, which depends on this build.
 */
export function nginxHttp(policy: string, redirects: readonly AddressRedirect[]): string {
  const width = Math.max(64, ...redirects.map(({from}) => from.length + 2));
  return `# Written by the build (src/plugins/outputs). Include it in the http block.

map_hash_bucket_size ${2 ** Math.ceil(Math.log2(width * 2))};
map_hash_max_size 65536;

# Other ways to write an address, and addresses that have moved: one hop each.
${addressMap(
  '$site_redirect',
  redirects.filter(({temporary}) => !temporary),
)}
# Redirects whose target may change.
${addressMap(
  '$site_temporary_redirect',
  redirects.filter(({temporary}) => temporary),
)}
map $uri $site_found_cache {
    default ${quoted(revalidate)};
    ~^/assets/ ${quoted(immutable)};
    ${quoted(hashedName)} ${quoted(immutable)};
}

map $status $site_cache {
    default $site_found_cache;
    ~^[45] ${quoted(notKept)};
}

# nginx decodes an encoded slash. For other programs, it is a different URL.
map $request_uri $site_encoded_slash {
    default "";
    "~*^[^?]*%2f" 1;
}

# Search engines list the page, not its Markdown copy.
map $sent_http_content_type $site_robots {
    default "";
    ~^text/markdown noindex;
}

map "" $site_policy {
    default ${quoted(policy)};
}
`;
}

/** The part for the `server` block: the responses for addresses below the base URL. */
export function nginxServer(baseUrl: string): string {
  const base = checked(baseUrl);
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  return `# Written by the build (src/plugins/outputs). Include it in a server block whose root is the build.

add_header Content-Security-Policy $site_policy always;
${headers.join('')}add_header Cache-Control $site_cache always;
add_header X-Robots-Tag $site_robots always;

# Relative, so that it holds behind a proxy with another name or port.
absolute_redirect off;
# A query cannot follow an anchor.
if ($site_redirect ~ "#") {
    return 301 $site_redirect;
}
if ($site_redirect) {
    return 301 $site_redirect$is_args$args;
}
if ($site_temporary_redirect) {
    return 302 $site_temporary_redirect$is_args$args;
}

error_page 404 ${base}404.html;
location = ${base}404.html {
    internal;
    rewrite ^ /404.html break;
}

# Where scanners look for it, below whatever base URL. It is no hidden file, as hosts and artefacts leave those out.
location = /.well-known/security.txt {
    try_files /security.txt =404;
}

# A URL with two slashes does not belong to the site and must not look valid until the scripts run.
merge_slashes off;
location ~ // {
    return 404;
}

# Settings for hosts, not for readers.
location ~ ^${base}(_nginx/|_headers$|_redirects$|\\.(?!well-known/)) {
    return 404;
}

# Do not serve compressed copies. Archives have no uncompressed file and stay available.
location ~ ^${base}(?<site_plain>.+)${compressedEnding} {
    if (-f $document_root/$site_plain) {
        return 404;
    }
    rewrite ^${base}(.*)$ /$1 break;
    try_files $uri =404;
}

location ${base} {
    if ($site_encoded_slash) {
        return 404;
    }
    rewrite ^${base}(.*)$ /$1 break;
    try_files $uri \${uri}index.html $uri/index.html =404;
}
${
  base === '/'
    ? ''
    : `
location = / {
    return 302 ${base};
}
location / {
    return 404;
}
`
}`;
}
