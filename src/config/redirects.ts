import {droppedVersions, redirectsOfDropped} from './dropped';
import {moves, redirectsOf} from './moves';
import {lastVersion, versions} from './versions';

/** An address that has moved. Both are paths below the base URL that start with a slash. */
export interface Redirect {
  /** The old address; a `*` at the end stands for the rest of the path. */
  from: string;
  /** A page of the site, or a file with a name such as `a.xml`; `*` takes over the rest. No anchor: the one of the old address is kept. */
  to: string;
  /** Pages that the `*` does not take along, by the start of their path. */
  except?: readonly string[];
  /** Whether it leads elsewhere one day: browsers must not keep it. */
  temporary?: true;
  /** Day of the move, as `2026-11-20`. */
  since: string;
  why: string;
}

/** Addresses of single pages. Never delete one: somebody has it in a runbook. */
const listed: readonly Redirect[] = [
  {
    from: `/docs/${lastVersion.name}/*`,
    to: '/docs/*',
    except: versions.filter(({path}) => path !== '').map(({path}) => `/docs/${path}/`),
    temporary: true,
    since: '2026-11-20',
    why: 'A link can name the current release by number: it leads to the pages without one, and stays good later.',
  },
  ...['1.0.0', '1.1.8', '1.3.2', '1.9.0', 'next'].map((name) => ({
    from: `/openapi/${name}/flow-bruno-${name}.tar.gz`,
    to: `/openapi/${name}/controller.yaml`,
    since: '2026-11-24',
    why: 'The collection for Bruno is gone: Bruno imports the OpenAPI file.',
  })),
  ...['releases', 'notices'].flatMap((name) =>
    ['atom', 'rss'].map((form) => ({
      from: `/${name}.${form}`,
      to: `/blog/${form}.xml`,
      since: '2026-11-24',
      why: 'The feeds of versions and of notices are gone; that of the news is left.',
    })),
  ),
  ...redirectsOf(moves, versions),
];

/** Every published address that has moved. */
export const redirects: readonly Redirect[] = [
  ...listed,
  ...redirectsOfDropped(
    droppedVersions,
    listed,
    versions.map(({name}) => name),
  ),
];
