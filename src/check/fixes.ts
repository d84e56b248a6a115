/** Corrections are offered only if a trial shows that the files are better with them. */
import type {SourceFile} from './model/parse';
import type {Finding} from './rules/rule';

/** Characters that all trials together may check, so that a result does not wait for them. What is not tried is not offered. */
const mostTried = 100_000;

/** The corrected text, and where an offset of the text is in it. Undefined if two corrections overlap. */
function corrected(text: string, findings: readonly Finding[]) {
  const fixes = findings.map(({fix}) => fix!).sort((a, b) => a.at.start - b.at.start);
  const ends = [0, ...fixes.map(({at}) => at.end)];
  if (fixes.some(({at}, index) => at.start < ends[index]!)) {
    return undefined;
  }
  const pieces = fixes.map(({at, text: right}, index) => text.slice(ends[index], at.start) + right);
  const moved = (offset: number): number =>
    fixes.reduce(
      (now, {at, text: right}) =>
        at.end <= offset && at.start < offset ? now + right.length - (at.end - at.start) : now,
      offset,
    );
  return {text: [...pieces, text.slice(ends.at(-1))].join(''), moved};
}

/**
 * The findings without the corrections that do not help: after it, its finding must be gone, fewer must remain, and no error or warning
 * may be new. If there are too many to try each, they are tried together, then in halves.
 *
 * @param findingsIn - Checks the files with the text of one replaced.
 */
export function withSafeFixes(
  findings: readonly Finding[],
  sources: readonly SourceFile[],
  findingsIn: (changed: SourceFile) => readonly Finding[],
): Finding[] {
  let trials = Math.max(4, Math.floor(mostTried / sources.reduce((sum, {text}) => sum + text.length, 1)));
  const helps = (tried: readonly Finding[], {name, text}: SourceFile): boolean => {
    const better = corrected(text, tried);
    if (!better) {
      return false;
    }
    trials -= 1;
    const left = findingsIn({name, text: better.text});
    const key = ({file, code, message}: Finding, start: number): string => JSON.stringify([file, code, message, start]);
    const keyAfter = (one: Finding): string => key(one, one.file === name ? better.moved(one.start) : one.start);
    const before = new Set(findings.map(keyAfter));
    const after = new Set(left.map((one) => key(one, one.start)));
    const isNew = (one: Finding): boolean => one.certainty !== 'not-public' && !before.has(key(one, one.start));
    return left.length < findings.length && !left.some(isNew) && !tried.some((one) => after.has(keyAfter(one)));
  };
  /** Those of some corrections that help. */
  const helpful = (some: readonly Finding[], source: SourceFile): readonly Finding[] => {
    if (trials <= 0 || some.length === 0) {
      return [];
    }
    if (helps(some, source)) {
      return some;
    }
    const middle = Math.ceil(some.length / 2);
    return some.length === 1
      ? []
      : [some.slice(0, middle), some.slice(middle)].flatMap((half) => helpful(half, source));
  };
  const all = findings.filter(({fix}) => fix);
  const isEach = all.length <= trials;
  const safe = new Set(
    sources.flatMap((source) => {
      const own = all.filter(({file}) => file === source.name);
      return (isEach ? own.map((one) => [one]) : [own]).flatMap((group) => helpful(group, source));
    }),
  );
  return findings.map((one) => (safe.has(one) ? one : {...one, fix: undefined}));
}
