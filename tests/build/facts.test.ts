import {describe, expect, it} from 'vitest';
import {lastVersion, versions} from '../../src/config/versions';
import {loadProduct} from '../../src/facts/load/load';
import {allGroups, factFiles} from '../../src/facts/prepare/files';
import type {
  EndpointListData,
  EventTableData,
  NotPublicListData,
  PropertyTableData,
  SymptomGroup,
  SymptomRow,
} from '../../src/facts/viewTypes';
import {docsPath, factName, factVersions, lastFactVersion} from '../../src/facts/versions';
import {present} from './pages';

/** Anchors of the facts in a file that the plugin writes for one version; none for files that only repeat facts. */
function anchorsOf(name: string, data: unknown): string[] {
  const [topic, ...choice] = name.split('/').slice(0, -1);
  const named = data as readonly {anchor: string; name: string; id: string}[];
  switch (topic) {
    case 'properties':
      return choice[1] === allGroups ? (data as PropertyTableData).rows.map(({key}) => key) : [];
    case 'endpoints':
      return choice[0] === allGroups ? [] : (data as EndpointListData).endpoints.map(({anchor}) => anchor);
    case 'events':
      return (data as EventTableData).events.map((event) => event.name);
    case 'workers':
      return named.map(({anchor}) => anchor);
    case 'images':
    case 'info-tags':
      return named.map((entry) => entry.name);
    case 'not-public-list':
      return (data as NotPublicListData).groups.flatMap(({rows}) => rows.map(({anchor}) => anchor));
    case 'glossary':
      return named.map(({id}) => id);
    default:
      return [];
  }
}

const allFacts = factFiles(loadProduct(factVersions), factVersions, lastFactVersion);
const addresses = [...present];

/** Version whose pages an address below `/docs/` belongs to. */
const versionOf = (address: string): string => {
  const first = address.split('/')[2]!;
  return factName((versions.find(({path}) => path === first) ?? lastVersion).name);
};

describe.each(versions.map(({name}) => factName(name)))('version %s', (version) => {
  const pages = addresses.filter((address) => address.startsWith('/docs/') && versionOf(address) === version);
  // A second table of a page has the component in front of the key.
  const shown = new Set(pages.map((address) => address.split('#')[1]?.replace(/^[\w-]+:/, '')));
  const facts = [...allFacts].filter(([name]) => name.endsWith(`/${version}.json`));

  it('shows each product fact on a page', () => {
    const anchors = facts.flatMap(([name, data]) => anchorsOf(name, data).map((anchor) => ({name, anchor})));
    expect(anchors.length).toBeGreaterThan(100);
    expect(anchors.filter(({anchor}) => !shown.has(anchor)).map(({name, anchor}) => `${name}: ${anchor}`)).toEqual([]);
  });

  it('has each section that symptoms and messages lead to', () => {
    const groups = allFacts.get(`symptoms/${version}.json`) as readonly SymptomGroup[];
    const messages = allFacts.get(`messages/${version}.json`) as readonly SymptomRow[];
    const troubleshooting = `${docsPath(version)}/operations/troubleshooting`;
    const lost = [...groups.flatMap(({symptoms}) => symptoms), ...messages].flatMap(({id, see}) =>
      see
        .map(({to}) => to.replace(/^#/, `${troubleshooting}#`))
        .flatMap((to) => (present.has(to) ? [] : `${id}: ${to}`)),
    );
    expect(lost).toEqual([]);
  });
});
