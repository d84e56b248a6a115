import {expect, it, describe} from 'vitest';
import {versions} from '../../src/config/versions';
import {markdownFiles} from './files';

/** Wording that belongs to product/not-public.yaml: on a page, `<NotPublic id>` says it. */
const wording = /does not know|knows? no |(?:is|are) not public\b|ask jadice support/i;

/** Lines of a version that may have the wording all the same, as of a browser that "does not know" a certificate. */
const limit = 5;

describe('what is not public is said in one place', () => {
  it.each(versions.map(({name, folder}) => [name, folder] as const))('in version %s', (_, folder) => {
    const lines = markdownFiles()
      .filter(({file}) => file.startsWith(`${folder}/`))
      .flatMap(({file, text}) =>
        text.split('\n').flatMap((line, index) => (wording.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
      );
    expect(
      lines.length,
      `write <NotPublic id="..."/>, with an entry in product/not-public.yaml:\n${lines.join('\n')}`,
    ).toBeLessThanOrEqual(limit);
  });
});

it('names only versions that exist in its badges', () => {
  const names = versions.map(({name, isReleased}) => (isReleased ? name : 'next'));
  const badges = markdownFiles().flatMap(({file, text}) =>
    [...text.matchAll(/<Badge\b[^>]*\bversion="([^"]*)"/g)].map(([, version]) => ({file, version: version!})),
  );
  expect(badges.length).toBeGreaterThan(0);
  expect(badges.filter(({version}) => !names.includes(version))).toEqual([]);
});
