import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {answerTo, readRedirects} from '../../scripts/lib/commands/preview';
import {builds} from '../builds';

const {folder, baseUrl} = builds.default;
const redirects = readRedirects(readFileSync(path.join(folder, '_nginx', 'http.conf'), 'utf8'));
const answer = (url: string): unknown =>
  answerTo(url, baseUrl, redirects, (name) => existsSync(path.join(folder, name)) && /\.\w+$/.test(name));

describe('the preview of the built site', () => {
  it('leads from each other way to write an address to the published one, with the query', () => {
    for (const [from, to] of [
      ['docs', 'docs/'],
      ['docs/index.html', 'docs/'],
      ['docs/copyright.html', 'docs/copyright'],
      ['docs/copyright/', 'docs/copyright'],
      ['docs/copyright/index.html', 'docs/copyright'],
    ]) {
      expect(answer(`${baseUrl}${from}?a=b`), from).toEqual({status: 301, location: `${baseUrl}${to}?a=b`});
    }
  });

  it('has a page wherever it leads', () => {
    const locations = [...new Set([...redirects.values()].map(({location}) => location))];
    expect(locations.length).toBeGreaterThan(100);
    expect(locations.filter((location) => !('file' in (answer(location.replace(/#.*/, '')) as object)))).toEqual([]);
  });
});
