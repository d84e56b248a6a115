/** Rules about job flows. */
import type {Knowledge} from '../knowledge/knowledge';
import {graphOf, isStart, loopsOf, type Graph} from '../views/graph';
import {edgesOf, templatesOf} from '../views/jobs';
import {each, type Rule} from './rule';
import {isPlaceholder, lineOf, listed, repeated, unlikeName} from './words';

/**
 * Exit from a loop at one of its steps: an edge, or an exit status without an edge. `perhaps` is an undocumented exit status, because
 * the step has edges only for COMPLETED.
 */
function wayOut(
  {after, steps}: Graph,
  name: string,
  loop: ReadonlySet<string>,
  {workers}: Knowledge,
): 'yes' | 'perhaps' | 'no' {
  const own = after.get(name)!;
  const taken = own.map(({on}) => on.text ?? '');
  if (own.some(({to}) => !loop.has(to.text ?? ''))) {
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

/** A check for loops whose best exit is the given one. Reports the first step of each. */
const loopsWith = (best: 'perhaps' | 'no', message: string): Rule['check'] =>
  each(templatesOf, (template, {knowledge}) => {
    const graph = graphOf(template);
    return loopsOf(graph).map((loop) => {
      const members = new Set(loop);
      const ways = loop.map((name) => wayOut(graph, name, members, knowledge));
      return (
        loop.some((name) => graph.reached.has(name)) &&
        !ways.includes('yes') &&
        ways.includes('perhaps') === (best === 'perhaps') && {at: graph.steps.get(loop[0]!)!.name.at, message}
      );
    });
  });

export const completedLoop: Rule = {
  certainty: 'suspect',
  title: 'Loop that continues as long as its steps succeed',
  why: 'A step of the loop has only an edge for `COMPLETED`, which leads back into the loop. The loop ends only if the step can have a different exit status. None is documented for its worker.',
  todo: 'Add an edge that leaves the loop, for an exit status that the step can have.',
  help: 'main-concepts/workflows#conditional-flow',
  check: loopsWith('perhaps', 'This step begins a loop that ends only with an exit status other than `COMPLETED`.'),
};

export const duplicateEdge: Rule = {
  certainty: 'suspect',
  title: 'Two edges for the same exit status',
  why: 'Each exit status of a step should have one edge. With two, it is not documented which of them the job follows, or whether it follows both.',
  todo: 'Keep one edge for each exit status of a step.',
  help: 'main-concepts/workflows#job-flow',
  check: each(
    (input) =>
      repeated(
        edgesOf(input),
        ({from, on}) => (on.text === undefined ? undefined : `${on.text} ${from.text ?? ''}`),
        ({template}) => template,
      ),
    ({file, item, first}) => ({
      at: item.on.at,
      message: `The edge in line ${lineOf(file, first.at)} has the same \`from\` and the same exit status.`,
    }),
  ),
};

export const endlessLoop: Rule = {
  certainty: 'wrong',
  title: 'Endless loop',
  why: 'Every exit status of every step in the loop leads back into it. A job that enters the loop never ends.',
  todo: 'Add an edge that leaves the loop, for an exit status that the step can have.',
  help: 'main-concepts/workflows#conditional-flow',
  check: loopsWith('no', 'This step begins a loop that no edge leaves.'),
};

export const exitStatus: Rule = {
  certainty: 'suspect',
  title: 'Exit status not documented for the worker',
  why: 'An edge for an undocumented exit status is used only if the worker has more exit statuses than the documentation lists.',
  todo: 'Use one of the documented exit statuses, in quotes.',
  help: 'main-concepts/workflows#conditional-flow',
  check: each(edgesOf, ({template, from, on: {text, at}}, {knowledge}) => {
    const step = graphOf(template).steps.get(from.text ?? '');
    const published = knowledge.workers.find(({name}) => name === step?.worker.text)?.exitStatuses;
    if (!published || text === undefined || text === '*' || published.includes(text.toLowerCase())) {
      return undefined;
    }
    const names = listed(
      published.map((status) => `"${status}"`),
      ' and ',
    );
    return {at, message: `The documented exit statuses of the worker in this step are ${names}.`};
  }),
};

export const noStart: Rule = {
  certainty: 'wrong',
  title: 'Job flow without a start',
  why: 'The edge with an empty `from` marks the start of the job flow. Without it, no step runs.',
  todo: 'Add an edge with `from: ""`, `"on": "*"` and the name of the first step in `to`.',
  help: 'main-concepts/workflows#job-flow',
  check: each(
    templatesOf,
    ({at, flow, steps, edges}) =>
      steps.length > 0 && !edges.some(isStart) && {at: flow?.at ?? at, message: 'No edge has an empty `from`.'},
  ),
};

export const unknownStep: Rule = {
  certainty: 'wrong',
  title: 'Edge from or to a step that does not exist',
  why: 'An edge must contain the exact `stepName` of a step, which is case-sensitive. An edge with any other name leads nowhere.',
  todo: 'Use the `stepName` of a step in the same template.',
  help: 'main-concepts/workflows#job-flow',
  check: each(
    (input) =>
      edgesOf(input)
        .flatMap(({file, template, from, to}) =>
          Object.entries({from, to}).map(([end, name]) => ({file, template, end, name})),
        )
        .filter(({template, name: {text}}) => text && !isPlaceholder(text) && !graphOf(template).steps.has(text))
        // Only the first have a suggestion, because each compares all names.
        .map((one, index) => ({...one, among: index < 100 ? one.template.steps : []})),
    ({file, end, name, among}) =>
      unlikeName(file, name, `\`${end}\` does not match any step of this template.`, 'step', among),
  ),
};

export const unreachableStep: Rule = {
  certainty: 'wrong',
  title: 'Unreachable step',
  why: 'A job begins at the edge with an empty `from` and follows the edges. A step that it cannot reach never runs.',
  todo: 'Add an edge that leads to the step or delete the step.',
  help: 'main-concepts/workflows#job-flow',
  check: each(templatesOf, (template) => {
    const {reached, steps} = graphOf(template);
    const message = 'No path leads from the start of the job flow to this step.';
    // Without a start, no step is reachable, which another rule reports once.
    return [...steps].map(([name, step]) => reached.size > 0 && !reached.has(name) && {at: step.name.at, message});
  }),
};
