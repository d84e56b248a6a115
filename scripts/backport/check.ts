import {git, type Range} from './git';
import {planOf, released} from './plan';
import {nameOf} from './report';
import {readTrailers, trailer} from './trailers';

/** Characters of a replaced text below which its presence elsewhere tells nothing, such as a single brace of code. */
const shortest = 15;

/** The values of the trailers of all commits of a range. */
function trailersOf({from, to}: Range): string[] {
  const format = `--format=%(trailers:key=${trailer},valueonly,separator=%x0a)`;
  return git('log', format, `${from}..${to ?? 'HEAD'}`)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Texts that a range replaces in `docs/`, that a version still has in their old form, and that no trailer of its commits speaks of.
 *
 * @param values - Values of the trailers; those of the commits of the range by default.
 * @returns A message for each, and for each trailer that cannot be read.
 */
export function forgotten(range: Range, values: readonly string[] = trailersOf(range), plan = planOf(range)): string[] {
  const {versions, faults} = readTrailers(
    values,
    released.map(({name}) => name),
  );
  const left = plan
    .filter(({change}) => change.removed.map(({text}) => text).join(' ').length >= shortest)
    .flatMap((item) =>
      item.verdicts
        .filter(({version, verdict}) => verdict.fit === 'applies' && !versions.has(version))
        .map(
          ({version, file, verdict}) =>
            `${file}:${verdict.line}: has the old text of ${nameOf(item)}; ` +
            `correct it (npm run backport), or give a commit the trailer "${trailer}: not ${version}: <reason>"`,
        ),
    );
  return [...faults.map((fault) => `trailer ${trailer}: ${fault}`), ...left];
}
