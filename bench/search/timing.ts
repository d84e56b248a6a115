import {lastVersion} from '../../src/config/versions';
import {open} from './evaluate';

/** Times in milliseconds. */
export interface Times {
  median: number;
  p95: number;
  longest: number;
}

const timesOf = (values: number[]): Times => {
  const sorted = values.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {median: at(0.5), p95: at(0.95), longest: at(1)};
};

/** How often a query is measured; the shortest time counts, as others use the machine too. */
const repeats = 3;

/** Times of the engine, on the index of the current release. */
export function time(queries: readonly string[]): Times {
  const {engine} = open(lastVersion.name);
  return timesOf(
    queries.map((query) => {
      let best = Infinity;
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const before = performance.now();
        engine.search(query);
        best = Math.min(best, performance.now() - before);
      }
      return best;
    }),
  );
}

/** What stands in the box after each key of the queries. */
export const keysOf = (queries: readonly string[]): string[] =>
  queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));

/** Longest of the random inputs. */
const mostCharacters = 120;

/** Inputs of any Unicode, each run the same. */
export function randomInputs(count: number): string[] {
  let seed = 42;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const plain = [...'abcdefg job worker KUBERNETES 0123456789._-/:{}[]()<>&"\'\\^$*+?|%#@!~\u0000\u200d\n\t'];
  const character = (): string => {
    const any = random(0x11_0000);
    return random(4) > 0 ? plain[random(plain.length)]! : String.fromCodePoint(any);
  };
  return Array.from({length: count}, () => Array.from({length: random(mostCharacters)}, character).join(''));
}
