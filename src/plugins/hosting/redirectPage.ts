/** The script of every redirect page; the same text on all of them, so that the policy needs one hash. */
const script =
  "var link=document.querySelector('link[data-redirect-target]');location.replace(link.href+(link.href.includes('#')?'':location.search+location.hash))";

/** A page that redirects, for hosts without redirects. Works without JavaScript, but then without the anchor. */
export function redirectPage(target: string, canonical: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">` +
    `<link data-redirect-target rel="alternate" href="${target}"><script>${script}</script>` +
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>` +
    `<body><main><h1>This page has moved</h1><p>It is now at <a href="${target}">${target}</a>.</p></main></body></html>\n`
  );
}
