// cspell:ignore testapp
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {inlineScripts} from '../../src/config/inlineScripts';
import {hashSource, inlineCode} from '../../src/plugins/outputs/inlineScripts';
import {attribute} from '../../src/lib/elements';
import {builds} from '../builds';
import {allPages, builtPages} from './pages';

/** Directives of a policy by name. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Origins that a build may talk to: those of the search service, where it has a hosted index. */
const otherOrigins: Readonly<Record<string, readonly string[]>> = {
  [builds.root.folder]: [
    'https://testapp-dsn.algolia.net',
    ...[1, 2, 3].map((number) => `https://testapp-${number}.algolianet.com`),
    'https://insights.algolia.io',
  ],
};

describe.each(Object.values(builds))('the policy of $folder', ({folder, baseUrl}) => {
  const pages = folder === builds.default.folder ? allPages : builtPages(folder);
  const header = /Content-Security-Policy: (.*)/.exec(readFileSync(`${folder}/_headers`, 'utf8'))?.[1] ?? '';
  const policies = pages.map((page) => {
    const meta = page.elements.find((one) => attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy');
    return {...page, policy: meta ? (attribute(meta, 'content') ?? '') : ''};
  });

  it('covers every inline script of every page, in header and page', () => {
    const uncovered = policies.flatMap(({file, elements, policy}) =>
      inlineCode(elements)
        .filter(({kind, code}) => {
          const source = hashSource(code);
          return (
            kind !== 'script' || ![header, policy].every((one) => directives(one).get('script-src')?.includes(source))
          );
        })
        .map(({kind, code}) => `${file}: ${kind} ${code.slice(0, 80)}`),
    );
    expect(uncovered).toEqual([]);
  });

  it('allows no inline and no evaluated scripts, and no other origin but that of a hosted search', () => {
    for (const policy of [header, ...new Set(policies.map((one) => one.policy))]) {
      const all = directives(policy);
      expect(all.get('default-src')).toEqual(["'self'"]);
      expect([all.get('object-src'), all.get('frame-src')]).toEqual([["'none'"], ["'none'"]]);
      expect(all.get('script-src')?.filter((source) => !/^'self'$|^'sha256-[\w+/=]+'$/.test(source))).toEqual([]);
      expect(all.get('connect-src')).toEqual(["'self'", ...(otherOrigins[folder] ?? [])]);
      expect(
        [...all].filter(
          ([name, sources]) =>
            name !== 'style-src-attr' &&
            sources.some((one) => (name === 'connect-src' ? /unsafe|\*/ : /unsafe|\*|:\/\//).test(one)),
        ),
      ).toEqual([]);
    }
  });

  it('is before everything that loads or runs', () => {
    const late = pages.filter(({html}) => {
      const at = html.search(/content-security-policy/i);
      return at < 0 || at > html.search(/<script|<link|<style/i);
    });
    expect(late.map(({file}) => file)).toEqual([]);
  });

  it('has no unused hash, and lists no script without a page', () => {
    const present = new Set(pages.flatMap(({elements}) => inlineCode(elements).map(({code}) => code)));
    const hashes = [...present].map(hashSource);
    expect(
      directives(header)
        .get('script-src')
        ?.filter((one) => one !== "'self'" && !hashes.includes(one)),
    ).toEqual([]);
    const unused = inlineScripts.filter(({contains}) => ![...present].some((code) => code.includes(contains)));
    // The build below / is without the changes of src/speed.
    const ofSpeed = folder === builds.default.folder ? [] : ['start of the scripts'];
    expect(unused.map(({name}) => name)).toEqual(ofSpeed);
  });

  it('is the same for nginx', () => {
    expect(readFileSync(`${folder}/_nginx/http.conf`, 'utf8')).toContain(`"${header}"`);
    expect(readFileSync(`${folder}/_nginx/server.conf`, 'utf8')).toContain(`location ${baseUrl} {`);
  });
});
