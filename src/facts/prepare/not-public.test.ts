import {describe, expect, it, vi} from 'vitest';
import {letterText} from '../../blocks/SupportLetter';
import {product} from '../loaded.test-support';
import {notPublicList, notPublicPoints, supportLetter} from './not-public';
import {factVersions} from '../versions';

vi.mock('@theme/CodeBlock', () => ({default: () => null}));

const context = (version: string): {version: string; order: readonly string[]} => ({version, order: factVersions});
const letterOf = (version: string, points: readonly string[] = []): string =>
  letterText(supportLetter(product, context(version)), points);

describe('the open points', () => {
  it('are those of the version', () => {
    const ids = (version: string): string[] => [...notPublicPoints(product, context(version)).keys()];
    expect(ids('1.9.0')).toContain('discovery-key');
    expect(ids('1.3.2')).not.toContain('discovery-key');
  });

  it('lead to their rows on the page Help of the version', () => {
    const help = '/docs/1.3.2/help/';
    const rows = notPublicList(product, context('1.3.2')).groups.flatMap((group) => group.rows);
    const addresses = [...notPublicPoints(product, context('1.3.2')).values()].map(({address}) => address);
    expect(addresses.sort()).toEqual(rows.map(({anchor}) => `${help}#${anchor}`).sort());
  });

  it('are each in one group of some version', () => {
    const anchors = factVersions.map((version) =>
      notPublicList(product, context(version)).groups.flatMap(({rows}) => rows.map(({anchor}) => anchor)),
    );
    anchors.forEach((list) => expect(new Set(list).size).toBe(list.length));
    expect(new Set(anchors.flat()).size).toBe(product['not-public'].notPublic.length);
  });
});

describe('the letter to support', () => {
  it('has each open point once, with its platform', () => {
    const lines = letterOf('next').split('\n');
    const points = notPublicList(product, context('next')).groups.flatMap(({rows}) => rows);
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(points.length);
    expect(lines).toContain('- Support for rootless Docker and Podman (Docker Compose)');
    expect(lines).toContain('- Repository, names and values of the Helm charts (Kubernetes, OpenShift)');
  });

  it('has only the ticked points, under the headings of their groups', () => {
    const {groups} = notPublicList(product, context('next'));
    const last = groups.at(-1)!;
    const lines = letterOf('next', [last.rows.at(-1)!.anchor]).split('\n');
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(1);
    expect(lines.at(-2)).toBe(last.name);
    expect(lines).not.toContain(groups[0]!.name);
    expect(lines).toContain('Please tell us what holds for our version:');
  });

  it('names the version, in plain text', () => {
    expect(letterOf('1.3.2')).toContain('Open points for jadice flow 1.3.2\n');
    expect(letterOf('next')).not.toContain('`');
  });
});
