import {describe, expect, it} from 'vitest';
import {loadProduct} from '../load/load';
import {notPublicList, notPublicPoints, supportLetters} from './prepare-not-public';
import {factVersions, helpPage} from '../versions';

const product = loadProduct(factVersions);
const edition = (version: string): {version: string; order: readonly string[]} => ({version, order: factVersions});
const letterOf = (version: string, platform: string): string =>
  supportLetters(product, edition(version)).find((letter) => letter.platform === platform)?.text ?? '';

describe('the open points', () => {
  it('are those of the version', () => {
    const ids = (version: string): string[] => [...notPublicPoints(product, edition(version), '').keys()];
    expect(ids('1.9.0')).toContain('discovery-key');
    expect(ids('1.3.2')).not.toContain('discovery-key');
  });

  it('lead to their rows on the page Help of the version', () => {
    const help = helpPage('1.3.2');
    expect(help).toBe('/docs/1.3.2/help/');
    const rows = notPublicList(product, edition('1.3.2')).groups.flatMap((group) => group.rows);
    const addresses = [...notPublicPoints(product, edition('1.3.2'), help).values()].map(({address}) => address);
    expect(addresses.sort()).toEqual(rows.map(({anchor}) => `${help}#${anchor}`).sort());
  });

  it('are each in one group of some version', () => {
    const anchors = factVersions.map((version) =>
      notPublicList(product, edition(version)).groups.flatMap(({rows}) => rows.map(({anchor}) => anchor)),
    );
    anchors.forEach((list) => expect(new Set(list).size).toBe(list.length));
    expect(new Set(anchors.flat()).size).toBe(product['not-public'].notPublic.length);
  });
});

describe('the letter to support', () => {
  it('names version and platform', () => {
    expect(letterOf('1.3.2', 'kubernetes')).toContain('Open points for jadice flow 1.3.2 (Kubernetes)');
  });

  it('asks what concerns the platform, and not what concerns another', () => {
    expect(letterOf('next', 'compose')).toContain('rootless Docker');
    expect(letterOf('next', 'compose')).not.toContain('Helm charts');
    expect(letterOf('next', 'kubernetes')).toContain('Helm charts');
    expect(letterOf('next', 'kubernetes')).not.toContain('rootless Docker');
  });

  it('is plain text', () => {
    expect(letterOf('next', 'compose')).not.toContain('`');
  });
});
