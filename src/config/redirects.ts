import {lastVersion, versions} from './versions';

/** An address that has moved. Both are paths below the base URL that start with a slash. */
export interface Redirect {
  /** The old address. A `*` at the end matches the rest of the path. */
  from: string;
  /**
   * A page of the site, or a file with a name such as `a.xml`; `*` takes over the rest. An anchor replaces that of the old address,
   * which is kept otherwise.
   */
  to: string;
  /** Pages that the `*` does not include, by the start of their path. */
  except?: readonly string[];
  /** Whether the target can change, so that browsers must not cache the redirect. */
  temporary?: true;
  why: string;
}

/** A rule as a line of this file. */
export const redirectLine = (rule: Pick<Redirect, 'from' | 'to' | 'why'>): string =>
  `{${Object.entries(rule)
    .map(([field, value]) => `${field}: '${value}'`)
    .join(', ')}},`;

/** Every published address that has moved. Never delete one, because it can be in runbooks. */
const listed: readonly Redirect[] = [
  {
    from: `/docs/${lastVersion.name}/*`,
    to: '/docs/*',
    except: versions.filter(({path}) => path !== '').map(({path}) => `/docs/${path}/`),
    temporary: true,
    why: 'A link can name the current release by its number. It redirects to the pages without a number, and still works after the next release.',
  },
  ...['1.0.0', '1.1.8', '1.3.2', '1.9.0', 'next'].map((name) => ({
    from: `/openapi/${name}/flow-bruno-${name}.tar.gz`,
    to: `/openapi/${name}/controller.yaml`,
    why: 'The collection for Bruno is gone: Bruno imports the OpenAPI file.',
  })),
  ...['1.0.0', '1.1.8', '1.3.2', '1.9.0', 'next'].flatMap((name) =>
    ['compose', 'kubernetes', 'monitoring'].map((kit) => ({
      from: `/kits/${name}/flow-${kit}-${name}.tar.gz`,
      to: `/kits/demo-2023/flow-${kit}-demo-2023.tar.gz`,
      why: 'The kits of all versions held the same stack: there is one now, named after the demo stack.',
    })),
  ),
  ...['1.0.0', '1.1.8', '1.3.2', '1.9.0', 'next'].map((name) => ({
    from: `/kits/${name}/SHA256SUMS`,
    to: '/kits/demo-2023/SHA256SUMS',
    why: 'The checksums are next to the kits.',
  })),
  ...['1.0.0', '1.1.8', '1.3.2', '1.9.0', 'next'].map((name) => ({
    from: `/schemas/${name}/additional-spring-configuration-metadata.json`,
    to: `/schemas/${name}/application.json`,
    why: 'The metadata for IDEs is gone: the JSON Schema has the same properties.',
  })),
  {
    from: '/job-request',
    to: '/docs/reference/flow-rest-api#submit-a-job',
    why: 'The page that built a request is gone; the REST API page has the sample and the fields of a request.',
  },
  {
    from: '/sizing',
    to: '/docs/installation/system-requirements#size-a-stack',
    why: 'The form is gone; its formulas and a worked example are a section of the system requirements.',
  },
  {
    from: '/docs/next/reference/security-configuration',
    to: '/docs/next/reference/oauth2-keycloak',
    why: 'An earlier documentation had this page; its content is in the one on authentication.',
  },
  {
    from: '/writing',
    to: '/docs/getting-started/development-setup#contribute-to-this-documentation',
    why: 'The page of components is for writers: it is in the preview only, which this section explains.',
  },
  {
    from: '/names',
    to: '/configuration',
    why: 'The names and their history are on the page of the configuration keys.',
  },
  {
    from: '/blog/archive',
    to: '/blog#news',
    why: 'The list beside the news has all posts by year.',
  },
  ...['releases', 'notices'].flatMap((name) =>
    ['atom', 'rss'].map((form) => ({
      from: `/${name}.${form}`,
      to: `/blog/${form}.xml`,
      why: 'The feeds of versions and of notices are gone; that of the news is left.',
    })),
  ),
];

/**
 * Every published address that has moved. Each pair of versions has one page, from the older to the newer one, to which the reverse leads.
 *
 * @param pages - Paths of all pages below the base URL, with a slash at the start.
 */
export const redirectsFor = (pages: readonly string[]): Redirect[] => [
  ...listed,
  ...pages.flatMap((to) => {
    const [, older, newer] = /^\/changes\/([^/]+)-to-([^/]+)$/.exec(to) ?? [];
    return older && newer ? [{from: `/changes/${newer}-to-${older}`, to, why: 'The pair has one page.'}] : [];
  }),
];
