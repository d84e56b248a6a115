import {lastVersion, versions} from './versions';

/** An address that has moved. Both are paths below the base URL that start with a slash. */
export interface Redirect {
  /** The old address; a `*` at the end stands for the rest of the path. */
  from: string;
  /** A page of the site; `*` takes over the rest. No anchor: the one of the old address is kept. */
  to: string;
  /** Pages that the `*` does not take along, by the start of their path. */
  except?: readonly string[];
  /** Whether it leads elsewhere one day: browsers must not keep it. */
  temporary?: true;
  /** Day of the move, as `2026-11-20`. */
  since: string;
  why: string;
}

/** Every published address that has moved. Never delete one: somebody has it in a runbook. */
export const redirects: readonly Redirect[] = [
  {
    from: `/docs/${lastVersion.name}/*`,
    to: '/docs/*',
    except: versions.filter(({path}) => path !== '').map(({path}) => `/docs/${path}/`),
    temporary: true,
    since: '2026-11-20',
    why: 'A link can name the current release by number: it leads to the pages without one, and stays good later.',
  },
];
