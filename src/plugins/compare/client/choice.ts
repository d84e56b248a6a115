/** Compared versions and page, from the URL. */
import type {ComparedPage} from '../pages';

/** A page and two of its versions. */
export interface Choice {
  page: string;
  from: string;
  to: string;
}

/** Request in a URL. */
export interface Asked {
  /** Empty if the URL requests nothing or something that does not exist. */
  choice?: Choice;
  /** The problem, with the actual and the expected value. */
  problems: string[];
}

const quoted = (value: string | null): string => (value ? `is “${value}”` : 'is missing');

/**
 * Reads the parameters of the address.
 *
 * @param versions - Newest first.
 */
export function readChoice(search: string, pages: readonly ComparedPage[], versions: readonly string[]): Asked {
  const parameters = new URLSearchParams(search);
  const [page, from, to] = ['page', 'from', 'to'].map((name) => parameters.get(name));
  if (!page && !from && !to) {
    return {problems: []};
  }
  const problems: string[] = [];
  const found = pages.find(({id}) => id === page);
  if (!found) {
    problems.push(`page ${quoted(page!)}; expected the id of a page, such as “${pages[0]?.id}”.`);
  }
  for (const [name, value] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (!value || !versions.includes(value)) {
      problems.push(`${name} ${quoted(value!)}; expected one of ${versions.join(', ')}.`);
    } else if (found && !(value in found.paths)) {
      const having = versions.filter((version) => version in found.paths).join(', ');
      problems.push(`${name} is “${value}”, which lacks the page “${found.title}”; expected one of ${having}.`);
    }
  }
  if (from && from === to) {
    problems.push(`from and to are both “${from}”; expected two versions.`);
  }
  return problems.length > 0 ? {problems} : {problems, choice: {page: page!, from: from!, to: to!}};
}
