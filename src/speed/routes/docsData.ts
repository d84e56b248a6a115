/** A documentation page in the global data of the docs plugin. */
interface Doc {
  id: string;
  path: string;
  sidebar?: string;
  /** Only on pages that are unlisted. */
  unlisted?: boolean;
}

interface Version {
  path: string;
  docs: Doc[];
  [key: string]: unknown;
}

/** Global data of one instance of the docs plugin. */
export interface DocsData {
  versions: Version[];
  [key: string]: unknown;
}

/** The same data, with each page written once and its versions told by number. */
export interface PackedDocs extends Omit<DocsData, 'versions'> {
  /** Each different page: its id, its path below the version when that does not follow from the id, its sidebar. */
  pages: [id: string, path: string | 0, sidebar?: string | 0, unlisted?: 1][];
  /** Versions; `docs` are numbers of pages, as steps from the one before. */
  versions: (Omit<Version, 'docs'> & {docs: number[]})[];
}

/** The usual path of a page below its version; the page of a group in the sidebar has its path as id. */
const usualPath = (id: string): string => (id.startsWith('/') ? id : `/${id.replace(/(^|\/)index$/, '$1')}`);

/** Packs the global data of the docs plugin. */
export function packDocs({versions, ...rest}: DocsData): PackedDocs {
  const numbers = new Map<string, number>();
  const pages: PackedDocs['pages'] = [];
  const numberOf = ({id, path, sidebar, unlisted}: Doc, version: Version): number => {
    const below = path.slice(version.path.length);
    const page: PackedDocs['pages'][number] = [id, below === usualPath(id) ? 0 : below];
    if (unlisted) {
      page.push(sidebar ?? 0, 1);
    } else if (sidebar !== undefined) {
      page.push(sidebar);
    }
    const key = JSON.stringify(page);
    const number = numbers.get(key) ?? pages.push(page) - 1;
    numbers.set(key, number);
    return number;
  };
  return {
    ...rest,
    versions: versions.map((version) => {
      const own = version.docs.map((doc) => numberOf(doc, version));
      return {...version, docs: own.map((number, index) => number - (own[index - 1] ?? 0))};
    }),
    pages,
  };
}

/** Restores what {@link packDocs} packed. Runs in the browser. */
export function unpackDocs({pages, versions, ...rest}: PackedDocs): DocsData {
  return {
    ...rest,
    versions: versions.map((packed) => {
      const version = packed as Omit<Version, 'docs'> & {path: string; docs: number[]};
      let number = 0;
      const docs = version.docs.map((step): Doc => {
        number += step;
        const [id, path, sidebar, unlisted] = pages[number]!;
        const below = path === 0 ? usualPath(id) : path;
        return {id, path: version.path + below, ...(unlisted && {unlisted: true}), ...(sidebar && {sidebar})};
      });
      return {...version, docs};
    }),
  };
}
