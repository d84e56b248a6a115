/** Headers that every answer carries, besides the Content-Security-Policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Other sites do not learn where, or that, an internal copy of the documentation is hosted.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A window that another site opened cannot control the page.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
};

/** Types of files that hosts do not know, or take for something else, by the end of their names. */
export const types: Readonly<Record<string, string>> = {
  // To most hosts, a video.
  '.ts': 'text/plain',
  '.mjs': 'text/javascript',
  '.py': 'text/plain',
  '.sh': 'text/plain',
  // As text, browsers would save it as SHA256SUMS.txt.
  SHA256SUMS: 'application/octet-stream',
};

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** For all others: can be cached, but is revalidated each time, with status 304. */
export const revalidate = 'no-cache';
/** For answers such as "not found": a file missing during an update may exist a moment later. */
export const notKept = 'no-store';
