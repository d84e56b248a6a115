/** A job template as a graph of its steps, with the names of the file. */
import type {Edge, Step, Template} from './jobs';

/** Whether an edge leaves the start. */
export const isStart = ({from}: Edge): boolean => from.text === undefined || from.text === '';

/** The given names, and all names that can be reached from them. */
function reach(from: Iterable<string>, edges: readonly Edge[]): Set<string> {
  const found = new Set(from);
  for (const name of found) {
    edges.filter((edge) => edge.from.text === name).forEach(({to}) => found.add(to.text ?? ''));
  }
  return found;
}

/** The graph of a template. */
export function graphOf(template: Template) {
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
  const starts = edges.filter(isStart).map(({to}) => to.text ?? '');
  return {steps, edges, reached: reach(starts, edges)};
}

export type Graph = ReturnType<typeof graphOf>;

/** The loops of a graph: groups of steps that can all reach each other. */
export function loopsOf({steps, edges}: Graph): string[][] {
  const after = new Map([...steps.keys()].map((name) => [name, reach([name], edges)]));
  const leadsTo = (a: string, b: string): boolean => after.get(a)?.has(b) ?? false;
  const loops: string[][] = [];
  for (const name of steps.keys()) {
    const isInLoop = edges.some(({from, to}) => from.text === name && leadsTo(to.text ?? '', name));
    if (isInLoop && !loops.some((loop) => loop.includes(name))) {
      loops.push([...steps.keys()].filter((other) => leadsTo(name, other) && leadsTo(other, name)));
    }
  }
  return loops;
}
