import {droppedVersions, redirectsOfDropped} from './dropped';
import {moves, redirectsOf} from './moves';
import {lastVersion, newestVersions, versions} from './versions';

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
  ...redirectsOf(moves, versions),
];

/** Versions of this build, newest first, by the name that their addresses have. */
const built = versions
  .filter(({name}) => process.env['NEWEST_VERSIONS_ONLY'] !== 'true' || newestVersions.includes(name))
  .map(({name, isReleased}) => (isReleased ? name : 'next'));

/** Readers who ask what changed from a newer version to an older one get the comparison the right way round. */
const reversedPairs: readonly Redirect[] = built.flatMap((newer, index) =>
  built.slice(index + 1).map((older) => ({
    from: `/changes/${newer}-to-${older}`,
    to: `/changes/${older}-to-${newer}`,
    since: '2026-11-24',
    why: 'Each pair of versions has one page, from the older to the newer version.',
  })),
);

/** Every published address that has moved. */
export const redirects: readonly Redirect[] = [
  ...listed,
  ...reversedPairs,
  ...redirectsOfDropped(
    droppedVersions,
    listed,
    versions.map(({name}) => name),
  ),
];
