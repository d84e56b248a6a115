import {describe, expect, it} from 'vitest';
import {createEngine} from '../../search/engine';
import {recordsOf} from '../../search/records/records';
import {indexOf, page} from '../../search/testing/pages';
import {product} from '../loaded.test-support';
import {factVersions} from '../versions';
import {errorPatternsByTag, oldNames} from './errorPatterns';

const oldNamesOf = (version: string) => oldNames(product, version, factVersions, `docs/${version}`);
const successors = 'docs/next/installation/general-configuration';
const index = indexOf(
  page(
    successors,
    [1, 'Controller configuration'],
    [0, 'security.mode string How requests are authenticated.', 'security.mode'],
    [0, 'jadice-flow.securityToken string Token of the controller.', 'jadice-flow.securityToken'],
  ),
  page(
    'docs/next/operations/updates',
    [1, 'Updates'],
    [2, 'keycloak.enabled', 'old'],
    [0, 'keycloak.enabled and jfd.basic.access-token are old keys.'],
  ),
);
const urls = (query: string): string[] =>
  createEngine(
    recordsOf(index, '/'),
    oldNamesOf('next').map((pattern) => ({...pattern, to: `/${pattern.to}`})),
  )
    .search(query)
    .hits.map(({record}) => record.url);

describe('an old name in the search', () => {
  it.each([
    ['keycloak.enabled', 'security.mode'],
    ['KEYCLOAK_ENABLED', 'security.mode'],
    ['keycloak.enabled: true', 'security.mode'],
    ['jfd.basic.access-token', 'jadice-flow.securityToken'],
  ])('%s leads to its successor first', (query, anchor) => {
    const [first, ...others] = urls(query);
    expect(first).toBe(`/${successors}#${anchor}`);
    expect(others.join()).toContain('operations/updates');
  });

  it('keeps its own row where a version has it, or may have it', () => {
    const leads = (version: string): boolean => oldNamesOf(version).some(({to}) => to.endsWith('#security.mode'));
    const {until, unconfirmed} = product.properties['controller']!.properties.find(
      ({key}) => key === 'keycloak.enabled',
    )!;
    expect([until!, ...unconfirmed!, 'next'].map(leads)).toEqual([false, false, true]);
  });

  it('does not take a longer question', () => {
    expect(urls('keycloak.enabled old keys')[0]).not.toContain('security.mode');
  });
});

it('symptoms have the tag that Docusaurus gives to their pages, and lead to their sections', () => {
  const {'docs-default-current': found = []} = errorPatternsByTag(product);
  const own = found.filter(({messages, isMessage}) => messages && !isMessage).map(({to}) => to);
  expect(own).toContain('docs/next/operations/troubleshooting#disk-is-full');
});
