/** What our own data and samples lead to is in the built site: an address of a draft is permanent only when it is deployed. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {loadKnowledge} from '../../src/check/knowledge/knowledge';
import {rules} from '../../src/check/rules';
import {present} from './pages';
const {versions, keys, workers} = loadKnowledge();
const lost = (addresses: readonly string[]): string[] => [...new Set(addresses)].filter((one) => !present.has(one));

describe('link targets in the build', () => {
  it.each(versions)('exist for the rules of /check in $name', ({path}) => {
    const helps = [
      ...rules.map(({help}) => help),
      'operations/updates#from-the-director-to-the-controller',
      ...workers.flatMap(({name, parameters}) => (parameters ? [`reference/WorkerInfo#${name.toLowerCase()}`] : [])),
    ];
    expect(lost(helps.map((help) => `/docs/${path ? `${path}/` : ''}${help}`))).toEqual([]);
  });

  it('exist for each key in each version that has it', () => {
    const rows = keys.flatMap(({help, since, until, unconfirmed = []}) =>
      versions
        .filter(({name}) => (since === undefined && until === undefined) || unconfirmed.includes(name))
        .map(({path}) => `/docs/${path ? `${path}/` : ''}${help}`),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(lost(rows)).toEqual([]);
  });

  it('exist for alerts', () => {
    const {groups} = parse(readFileSync('static/samples/monitoring/prometheus/flow-alerts.yaml', 'utf8')) as {
      groups: {rules: {annotations: {runbook_url: string}}[]}[];
    };
    const urls = groups.flatMap((group) => group.rules.map(({annotations}) => annotations.runbook_url));
    expect(urls.length).toBeGreaterThan(10);
    expect(lost(urls.map((url) => url.replace('https://levigo.github.io/jadice-flow-documentation', '')))).toEqual([]);
  });
});
