/** Text of the action for a change. Pure. */
import type {Fact} from './facts';
import type {KindOfChange} from './views';

/** Input of the texts. */
export interface Situation {
  what: KindOfChange;
  /** Whether the public text leaves open that the old version, or the new one, has it. */
  openBefore: boolean;
  openAfter: boolean;
  /** The name that the reader has to do with, in the newest form that is known. */
  fact: Fact;
  /** Names whose place it takes. */
  oldNames: readonly string[];
  /** The versions, in words. */
  from: string;
  to: string;
  /** File in which the keys of the component are set. */
  file: string;
  /** How the old names became the new one, or why they ended. */
  reasons: readonly string[];
}

const code = (name: string): string => `\`${name}\``;
const both = (names: readonly string[]): string => names.map(code).join(' and ');
const sentences = (...parts: readonly (string | undefined)[]): string =>
  [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join(' ');

function renamed({fact, oldNames, openBefore, openAfter, to, file, reasons}: Situation): string {
  const [old, next] = [both(oldNames), code(fact.name)];
  if (fact.kind !== 'key') {
    return sentences(`Replace ${old} with ${next}.`, ...reasons);
  }
  if (openAfter) {
    return sentences(
      `Check the ${code(file)} of ${to}: it is not documented whether it reads ${old} or ${next}.`,
      ...reasons,
    );
  }
  const replace = openBefore
    ? `If your ${code(file)} has ${old}, replace ${oldNames.length > 1 ? 'them' : 'it'} with ${next}`
    : `In your ${code(file)}, replace ${old} with ${next}`;
  return sentences(`${replace} and check the effect.`, ...reasons);
}

function removed({fact, openBefore, openAfter, to, file, reasons}: Situation): string {
  const {kind} = fact;
  if (kind === 'open point') {
    return `Read the pages of ${to}: they now document it.`;
  }
  if (kind !== 'key') {
    return sentences(openAfter ? `Check whether ${to} still has it.` : `Do not rely on it with ${to}.`, ...reasons);
  }
  const next =
    reasons.length > 0
      ? reasons
      : [`Its replacement is not documented. Compare with the ${code(file)} of ${to} or ask jadice support.`];
  if (openAfter) {
    return sentences(
      `Check the ${code(file)} of ${to}: it is not documented whether it still reads the property.`,
      ...reasons,
    );
  }
  return sentences(
    openBefore ? `If your ${code(file)} has it, remove it.` : `Remove it from your ${code(file)}.`,
    ...next,
  );
}

const added = ({fact, openBefore, openAfter, from, to, file}: Situation): string => {
  const {kind, onUpdate} = fact;
  if (kind === 'key') {
    return openAfter
      ? sentences(`Check whether the ${code(file)} of ${to} has it, because this is not documented.`, onUpdate)
      : sentences(
          openBefore ? `${from} might already have it.` : undefined,
          onUpdate ?? `Compare with the ${code(file)} of ${to} and set it where you need it.`,
        );
  }
  if (kind === 'open point') {
    return `Where to find out: ${onUpdate ?? 'jadice support.'}`;
  }
  const own: Readonly<Record<string, string>> = {
    event: 'Use this name where you choose which events are sent.',
    term: 'Read its definition.',
  };
  return onUpdate ?? own[kind] ?? `Read about it in the pages of ${to}.`;
};

const changed = ({fact, to, file}: Situation): string =>
  fact.kind === 'key'
    ? `Compare your ${code(file)} and check that your value is still valid.`
    : fact.kind === 'term'
      ? `Read its definition in ${to}.`
      : `Read about it in the pages of ${to} and check everything that depends on it.`;

/** What to do, as one paragraph; back ticks mark code. */
export function todoOf(situation: Situation): string {
  return {renamed, removed, changed, added}[situation.what](situation);
}
