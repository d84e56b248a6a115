/** Rules about job flows. */
import type {Knowledge} from '../knowledge/knowledge';
import {graphOf, isStart, loopsOf, type Graph} from '../views/graph';
import {edgesOf, templatesOf} from '../views/jobs';
import {type Check, each} from './rule';
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
const loopsWith = (best: 'perhaps' | 'no', message: string): Check =>
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

export const completedLoop: Check = loopsWith(
  'perhaps',
  'This step begins a loop that ends only with an exit status other than `COMPLETED`.',
);

export const duplicateEdge: Check = each(
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
);

export const endlessLoop: Check = loopsWith('no', 'This step begins a loop that no edge leaves.');

export const exitStatus: Check = each(edgesOf, ({template, from, on: {text, at}}, {knowledge}) => {
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
});

export const noStart: Check = each(
  templatesOf,
  ({at, flow, steps, edges}) =>
    steps.length > 0 && !edges.some(isStart) && {at: flow?.at ?? at, message: 'No edge has an empty `from`.'},
);

export const unknownStep: Check = each(
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
);

export const unreachableStep: Check = each(templatesOf, (template) => {
  const {reached, steps} = graphOf(template);
  const message = 'No path leads from the start of the job flow to this step.';
  // Without a start, no step is reachable, which another rule reports once.
  return [...steps].map(([name, step]) => reached.size > 0 && !reached.has(name) && {at: step.name.at, message});
});
