/** A job template as a graph of its steps, with the names of the file. All functions take time in proportion to its edges. */
import {cached} from '../model/cached';
import type {Edge, Step, Template} from './jobs';

/** Whether an edge leaves the start. */
export const isStart = ({from}: Edge): boolean => from.text === undefined || from.text === '';

/** The graph of a template. */
export const graphOf = cached((template: Pick<Template, 'steps' | 'edges'>) => {
  /** The first step of each name. */
  const steps = new Map<string, Step>();
  for (const step of template.steps) {
    const {text} = step.name;
    if (text && !steps.has(text)) {
      steps.set(text, step);
    }
  }
  /** Edges between steps that exist, and from the start. */
  const edges = template.edges.filter(
    (edge) => steps.has(edge.to.text ?? '') && (isStart(edge) || steps.has(edge.from.text ?? '')),
  );
  /** Edges by the step that they leave. The name of the start is empty. */
  const after = new Map<string, Edge[]>(['', ...steps.keys()].map((name) => [name, []]));
  edges.forEach((edge) => after.get(edge.from.text ?? '')!.push(edge));
  const reached = new Set<string>(after.get('')!.map(({to}) => to.text!));
  for (const name of reached) {
    after.get(name)!.forEach(({to}) => reached.add(to.text!));
  }
  return {steps, edges, after, reached};
});

export type Graph = ReturnType<typeof graphOf>;

/** Groups of names that can all reach each other (Tarjan, without recursion because there can be thousands). All names have targets. */
export function groupsOf(targetsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const groups: string[][] = [];
  const order = new Map<string, number>();
  /** Names whose group is not complete, with the first of them that each can reach. */
  const open: string[] = [];
  const low = new Map<string, number>();
  const enter = (name: string) => {
    order.set(name, order.size);
    low.set(name, order.get(name)!);
    open.push(name);
    return {name, targets: targetsOf.get(name)!.values()};
  };
  const lower = (name: string, value: number): void => void low.set(name, Math.min(low.get(name)!, value));
  for (const root of targetsOf.keys()) {
    const path = order.has(root) ? [] : [enter(root)];
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const {name, targets} = last;
      const to = targets.next().value;
      if (to !== undefined && !order.has(to)) {
        path.push(enter(to));
      } else if (to !== undefined) {
        lower(name, low.has(to) ? order.get(to)! : Infinity);
      } else {
        path.pop();
        path.slice(-1).forEach((parent) => lower(parent.name, low.get(name)!));
        const group = low.get(name) === order.get(name) ? open.splice(open.lastIndexOf(name)) : [];
        group.forEach((one) => low.delete(one));
        groups.push(group);
      }
    }
  }
  return groups;
}

/** The loops of a graph: groups of steps that can all reach each other, in the order of the file. */
export function loopsOf(graph: Graph): string[][] {
  const position = new Map([...graph.steps.keys()].map((name, index) => [name, index]));
  const at = (name = ''): number => position.get(name) ?? -1;
  const targets = new Map(
    [...graph.steps.keys()].map((name) => [name, graph.after.get(name)!.map(({to}) => to.text!)]),
  );
  return groupsOf(targets)
    .filter((group) => group.length > 1 || graph.after.get(group[0] ?? '')!.some(({to}) => to.text === group[0]))
    .map((loop) => loop.sort((a, b) => at(a) - at(b)))
    .sort(([a], [b]) => at(a) - at(b));
}
