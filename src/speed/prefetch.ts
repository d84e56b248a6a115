import routesChunkNames from '@generated/routesChunkNames';
import type {ClientModule} from '@docusaurus/types';

/** `gca` is from the chunk plugin of Docusaurus: the address of a file by its name; contains `undefined` if another file contains it. */
declare const __webpack_require__: {gca: (name: string) => string};

type Prefetch = typeof window.docusaurus.prefetch;

/** Calls back when the browser is idle, after a second at the latest. */
const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(then, {timeout: 1000});
  } else {
    setTimeout(then, 1);
  }
};

const namesIn = (names: unknown): string[] =>
  typeof names === 'string' ? [names] : Object.values(names ?? {}).flatMap(namesIn);

/** The addresses of a page and of the routes around it: `/docs/help`, `/docs`. */
const routesAround = (page: string): string[] =>
  page.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'));

/**
 * The names of the files that a page needs.
 *
 * @param table - Names by route, which ends with `-` and a hash, as Docusaurus generates them.
 */
function filesOfPages(table: Readonly<Record<string, unknown>>): (page: string) => string[] {
  const files = new Map<string, string[]>();
  for (const [key, names] of Object.entries(table)) {
    const route = key.replace(/-[^-]+$/, '');
    files.set(route, [...(files.get(route) ?? []), ...namesIn(names)]);
  }
  return (page) => routesAround(page).flatMap((route) => files.get(route) ?? []);
}

/** Prefetches the files of pages when the browser is idle, each file once. */
function prefetchOnce(): Prefetch {
  const known = new Set<string>();
  let filesOf: ReturnType<typeof filesOfPages> | undefined;
  const isNew = (text: string): boolean => !known.has(text) && Boolean(known.add(text));
  return (address) => {
    const page = address.replace(/[?#].*$/, '');
    const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
    if (connection?.saveData || connection?.effectiveType.includes('2g') || !isNew(page)) {
      return false;
    }
    whenIdle(() => {
      filesOf ??= filesOfPages(routesChunkNames);
      const files = filesOf(page).map((name) => __webpack_require__.gca(name));
      for (const href of files.filter((file) => file && !file.includes('undefined') && isNew(file))) {
        document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
      }
    });
    return Promise.resolve([]);
  };
}

/** Docusaurus sets its functions after it has loaded the client modules, and before it renders the first page. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (previousLocation === null) {
    window.docusaurus = {...window.docusaurus, prefetch: prefetchOnce()};
  }
};
