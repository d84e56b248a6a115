import {versions} from '../../../src/config/versions';
import type {Redirect} from '../../../src/config/redirects';
import type {Finding} from '../page';

const file = 'src/config/redirects.ts';

/** The Markdown files that an address may come from; empty for what is no page of the documentation. */
function sourcesOf(address: string): string[] {
  const [, rest] = /^\/docs\/(.*?)\/?$/.exec(address) ?? [];
  if (rest === undefined) {
    return [];
  }
  const version = versions.find(({path}) => path !== '' && (rest === path || rest.startsWith(`${path}/`)));
  const {folder} = version ?? versions.find(({path}) => path === '')!;
  const id = version === undefined ? rest : rest.slice(version.path.length + 1);
  return [`${folder}/${id === '' ? 'index' : id}.md`, `${folder}/${id}/index.md`];
}

/**
 * Each redirect leads to an existing page, and no URL redirects twice.
 *
 * @param files - The Markdown files of the repository.
 */
export function checkRedirects(redirects: readonly Redirect[], files: ReadonlySet<string>): Finding[] {
  return redirects.flatMap(({from, to}): Finding[] => {
    const sources = to.endsWith('*') ? [] : sourcesOf(to.replace(/#.*/, ''));
    return [
      ...(sources.length > 0 && !sources.some((source) => files.has(source))
        ? [{file, line: 1, message: `${from}: leads to ${to}, which is no page; expected one, such as ${sources[0]!}`}]
        : []),
      ...(redirects.some((other) => other.from === to)
        ? [{file, line: 1, message: `${from}: leads to ${to}, which leads on; expected its target`}]
        : []),
    ];
  });
}
