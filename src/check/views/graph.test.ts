import {describe, expect, it} from 'vitest';
import {graphOf, loopsOf} from './graph';
import type {Edge, Step} from './jobs';

let reads = 0;
/** A template with steps of the given names, which counts how often the ends of its edges are read. */
const template = (names: readonly string[], edges: readonly (readonly [string, string])[]) => ({
  steps: names.map((text) => ({name: {text}}) as Step),
  edges: edges.map(([from, to]) => {
    const end = (text: string) => ({
      get text() {
        reads += 1;
        return text;
      },
    });
    return {from: end(from), to: end(to)} as unknown as Edge;
  }),
});
const named = (count: number): string[] => Array.from({length: count}, (_, index) => `s${index}`);

describe('loops', () => {
  it('are the steps that can reach each other, in the order of the file', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'a'];
    const edges = [
      ['', 'c'],
      ['c', 'b'],
      ['b', 'd'],
      ['d', 'b'],
      ['d', 'c'],
      ['d', 'e'],
      ['e', 'e'],
      ['f', 'a'],
    ] as const;
    const graph = graphOf(template(names, [...edges, ['c', 'none'], ['none', 'c']]));
    expect(loopsOf(graph)).toEqual([['b', 'c', 'd'], ['e']]);
    expect([...graph.reached].sort()).toEqual(['b', 'c', 'd', 'e']);
    expect(graph.edges).toHaveLength(edges.length);
  });

  it('equal those of the definition in 200 graphs', () => {
    let seed = 1;
    const below = (limit: number): number => (seed = (seed * 48271) % 2147483647) % limit;
    for (let round = 0; round < 200; round += 1) {
      const names = named(1 + below(8));
      const edges = Array.from(
        {length: below(14)},
        () => [names[below(names.length)]!, names[below(names.length)]!] as const,
      );
      const reach = (from: string): Set<string> => {
        const found = new Set(edges.flatMap(([a, b]) => (a === from ? b : [])));
        found.forEach((name) => edges.forEach(([a, b]) => void (a === name && found.add(b))));
        return found;
      };
      const loops = names.map((name) => names.filter((one) => reach(name).has(one) && reach(one).has(name)));
      const expected = [...new Set(loops.filter(({length}) => length > 0).map((loop) => loop.join(' ')))];
      expect(loopsOf(graphOf(template(names, edges))).map((loop) => loop.join(' '))).toEqual(expected);
    }
  });

  it.each([
    ['one loop', (names: string[]) => names.map((name, index) => [name, names[(index + 1) % names.length]!] as const)],
    ['a chain', (names: string[]) => names.slice(1).map((name, index) => [names[index]!, name] as const)],
    ['many loops', (names: string[]) => names.map((name, index) => [name, names[index ^ 1] ?? name] as const)],
    [
      'one center',
      (names: string[]) => names.flatMap((name) => [[names[0]!, name] as const, [name, names[0]!] as const]),
    ],
  ])('take twice the work for twice the steps: %s', (_, edgesOf) => {
    const work = [5000, 10_000].map((count) => {
      const names = named(count);
      const one = template(names, [['', 's0'], ...edgesOf(names)]);
      reads = 0;
      loopsOf(graphOf(one));
      return reads;
    });
    expect(work[1]! / work[0]!).toBeLessThan(2.1);
  });
});
