import type {Mutation} from './mutation';

/** What became of a mutation. */
export interface Outcome {
  mutation: Mutation;
  result: 'killed' | 'survived' | 'no longer applies';
  /** Whole seconds. */
  seconds: number;
  /** Why it does not apply. */
  message?: string;
}

/** Part of the mutations run that tests have to notice. */
const leastKilled = 0.95;

const count = (outcomes: readonly Outcome[], result: Outcome['result']): number =>
  outcomes.filter((one) => one.result === result).length;

/** One line for each mutation that was not killed, then the counts. */
export function summary(outcomes: readonly Outcome[]): string {
  const others = outcomes
    .filter(({result}) => result !== 'killed')
    .map(({mutation: {name, rule, file, survives}, result, message}) =>
      result === 'survived'
        ? `survived: ${name} (${file}): ${rule}. Reason: ${survives ?? 'none, so a test is missing'}`
        : `no longer applies: ${message ?? name}`,
    );
  const kinds = [...new Set(outcomes.map(({mutation}) => mutation.stage.kind))];
  const counts = kinds.map((kind) => {
    const ofKind = outcomes.filter(({mutation}) => mutation.stage.kind === kind);
    const [killed, survived] = [count(ofKind, 'killed'), count(ofKind, 'survived')];
    return `${kind}: ${ofKind.length} mutations, ${killed} killed, ${survived} survived, ${count(ofKind, 'no longer applies')} no longer apply`;
  });
  return [...others, ...counts].join('\n');
}

/** A line for one mutation. */
export const line = ({mutation: {name, stage, rule}, result, seconds}: Outcome): string =>
  `${result.padEnd(17)} ${stage.kind.padEnd(7)} ${`${seconds} s`.padStart(5)}  ${name}: ${rule}`;

/** Whether tests notice enough: nearly all, no survivor without a reason, and none whose place is gone. */
export function isEnough(outcomes: readonly Outcome[]): boolean {
  const ran = outcomes.filter(({result}) => result !== 'no longer applies');
  return (
    ran.length === outcomes.length &&
    count(ran, 'killed') >= leastKilled * ran.length &&
    ran.every(({result, mutation}) => result === 'killed' || mutation.survives !== undefined)
  );
}
