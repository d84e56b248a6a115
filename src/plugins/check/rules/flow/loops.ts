/** Loops of job flows, and what leads out of them. */
import type {Knowledge} from '../../knowledge/types';
import {graphOf, loopsOf, type Graph} from '../../views/graph';
import {templatesOf} from '../../views/jobs';
import type {Hit, Input} from '../rule';

/**
 * What leads out of a loop at one of its steps: an edge, or an exit status without an edge. `perhaps` stands for an exit status that is
 * not public: the edges of the step are for COMPLETED only.
 */
function wayOut(
  {edges, steps}: Graph,
  name: string,
  loop: readonly string[],
  {workers}: Knowledge,
): 'yes' | 'perhaps' | 'no' {
  const own = edges.filter(({from}) => from.text === name);
  const taken = own.map(({on}) => on.text ?? '');
  if (own.some(({to}) => !loop.includes(to.text ?? ''))) {
    return 'yes';
  }
  if (taken.includes('*')) {
    return 'no';
  }
  const published = workers.find((worker) => worker.name === steps.get(name)?.worker.text)?.exitStatuses;
  if (published) {
    return published.every((status) => taken.includes(status)) ? 'no' : 'yes';
  }
  return taken.every((status) => status === 'COMPLETED') ? 'perhaps' : 'yes';
}

/** The loops whose best way out is the asked one, each at its first step. */
export function loopsWith(asked: 'perhaps' | 'no', message: string, {files, knowledge}: Input): Hit[] {
  return templatesOf(files).flatMap((template) => {
    const graph = graphOf(template);
    return loopsOf(graph)
      .filter((loop) => loop.some((name) => graph.reached.has(name)))
      .filter((loop) => {
        const ways = loop.map((name) => wayOut(graph, name, loop, knowledge));
        return !ways.includes('yes') && ways.includes('perhaps') === (asked === 'perhaps');
      })
      .map((loop) => ({file: template.file, at: graph.steps.get(loop[0]!)!.name.at, message}));
  });
}
