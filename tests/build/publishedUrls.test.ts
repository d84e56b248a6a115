import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {adviceForGone} from '../../scripts/lib/release/goneAddresses';
import {publishedAddresses, readPublished, resolves} from '../../scripts/lib/release/publishedUrls';
import {versions} from '../../src/config/versions';
import {builds} from '../builds';

const file = 'published-urls.txt';
const {folder, baseUrl} = builds.default;
const today = new Date().toISOString().slice(0, 10);

describe('published-urls.txt', () => {
  const published = readPublished(readFileSync(file, 'utf8'));
  const present = new Set(publishedAddresses(folder, baseUrl));

  it('lists addresses below the base URL, sorted, each once', () => {
    expect(published).toEqual([...new Set(published)].sort());
    expect(published.filter((address) => !/^\/[^\s]*$/.test(address))).toEqual([]);
    expect(published.length).toBeGreaterThan(1000);
  });

  it('names nothing that does not resolve or redirect any more', () => {
    const gone = published.filter((address) => !resolves(address, folder, present));
    expect(adviceForGone(gone, present, today).join('\n')).toBe('');
    expect(gone).toEqual([]);
  });
});

describe('the next version', () => {
  const present = new Set(publishedAddresses(folder, baseUrl));
  const prefixes = versions.filter(({path}) => path !== '').map(({path}) => `/docs/${path}/`);
  const ofRelease = [...present].filter(
    (address) => address.startsWith('/docs/') && !prefixes.some((prefix) => address.startsWith(prefix)),
  );

  it('keeps each page and anchor of the release, whose addresses it takes over when it is cut', () => {
    const later = ofRelease.map((address) => address.replace('/docs/', '/docs/next/'));
    expect(later.length).toBeGreaterThan(500);
    const missing = later.filter((address) => !resolves(address, folder, present));
    expect(adviceForGone(missing, present, today).join('\n')).toBe('');
    expect(missing).toEqual([]);
  });
});

describe('what is published', () => {
  it('has headings, rows and terms of product facts, and samples without their compressed copies', () => {
    const present = publishedAddresses(folder, baseUrl);
    expect(present).toContain('/docs/help/#collect-the-facts');
    expect(present).toContain('/docs/help/#controller');
    expect(present).toContain('/docs/reference/workers#jadice.extFontPath');
    expect(present).toContain('/samples/rest/run-job.sh');
    expect(present).toContain('/kits/demo-2023/flow-compose-demo-2023.tar.gz');
    expect(present.filter((address) => address.endsWith('.br'))).toEqual([]);
  });
});

describe('an address', () => {
  const present = new Set(publishedAddresses(folder, baseUrl));

  it('that nobody published does not resolve', () => {
    expect(resolves('/docs/no-such-page', folder, present)).toBe(false);
    expect(resolves('/docs/help/#no-such-heading', folder, present)).toBe(false);
    expect(resolves('/samples/no-such-file.sh', folder, present)).toBe(false);
    expect(existsSync(`${folder}/docs/help/index.html`)).toBe(true);
  });
});
