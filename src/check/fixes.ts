/** Corrections are offered only if a trial shows that the files are better with them. */
import type {SourceFile} from './model/parse';
import type {Finding} from './rules/rule';

/** Characters that all trials together may check, so that a result does not wait for them. What is not tried is not offered. */
const mostTried = 100_000;

/** Where an offset is after corrections of its file. */
const moved = (offset: number, file: string, corrected: readonly Finding[]): number =>
  corrected
    .filter((one) => one.file === file && one.fix!.at.end <= offset && one.fix!.at.start < offset)
    .reduce((now, {fix}) => now + fix!.text.length - (fix!.at.end - fix!.at.start), offset);

/** A file with corrections. Undefined if two of them overlap. */
function corrected(text: string, findings: readonly Finding[]): string | undefined {
  const fixes = findings.map(({fix}) => fix!).sort((a, b) => a.at.start - b.at.start);
  if (fixes.some(({at}, index) => index > 0 && at.start < fixes[index - 1]!.at.end)) {
    return undefined;
  }
  return fixes.reduceRight((now, {at, text: right}) => now.slice(0, at.start) + right + now.slice(at.end), text);
}

/**
 * The findings without the corrections that do not help: after it, its finding must be gone, fewer must remain, and no error or warning
 * may be new. If there are too many to try each, some are tried together.
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
    if (better === undefined) {
      return false;
    }
    trials -= 1;
    const left = findingsIn({name, text: better});
    const key = ({file, code, message}: Finding, start: number): string => JSON.stringify([file, code, message, start]);
    const keyAfter = (one: Finding): string => key(one, moved(one.start, one.file, tried));
    const before = new Set(findings.map(keyAfter));
    const after = new Set(left.map((one) => key(one, one.start)));
    const isNew = (one: Finding): boolean => one.certainty !== 'not-public' && !before.has(key(one, one.start));
    return left.length < findings.length && !left.some(isNew) && !tried.some((one) => after.has(keyAfter(one)));
  };
  /** Those of some corrections that help. */
  const helpful = (some: readonly Finding[], source: SourceFile): readonly Finding[] => {
    if (trials <= 0) {
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
  const size = all.length <= trials ? 1 : Math.ceil((2 * all.length) / trials);
  const safe = new Set(
    sources.flatMap((source) => {
      const own = all.filter(({file}) => file === source.name);
      const groups = Array.from({length: Math.ceil(own.length / size)}, (_, group) =>
        own.slice(group * size, (group + 1) * size),
      );
      return groups.flatMap((group) => helpful(group, source));
    }),
  );
  return findings.map((one) => (safe.has(one) ? one : {...one, fix: undefined}));
}
