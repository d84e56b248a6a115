/** Rules about job flows. */
import type {Knowledge} from '../knowledge/knowledge';
import {graphOf, isStart, loopsOf, type Graph} from '../views/graph';
import {nearest} from '../model/names';
import {edgesOf, templatesOf} from '../views/jobs';
import {type Check, each} from './rule';
import {correction, didYouMean, isPlaceholder, lineOf, listed, repeated, unlikeName} from './words';

/** The exit statuses of a step whose worker has published ones. */
const statusesOf = (
  step: {worker: {text: string | undefined}} | undefined,
  workers: Knowledge['workers'],
): readonly string[] | undefined => workers.find(({name}) => name === step?.worker.text)?.exitStatuses;

/** The only exit status in published job flows. */
const published = ['COMPLETED'];

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
  const published = statusesOf(steps.get(name), workers);
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
    message: `The edge in line ${lineOf(file, first.at)} has the same \`from\` and exit status. Which of the two a job follows is not documented.`,
  }),
);

export const endlessLoop: Check = loopsWith('no', 'This step begins a loop that no edge leaves.');

export const exitStatus: Check = each(edgesOf, ({file, template, from, on: {text, at}}, {knowledge}) => {
  const step = graphOf(template).steps.get(from.text ?? '');
  const own = statusesOf(step, knowledge.workers);
  if (
    !step ||
    !text ||
    text === '*' ||
    isPlaceholder(text) ||
    (own ?? published).includes(own ? text.toLowerCase() : text)
  ) {
    return undefined;
  }
  if (own) {
    const names = listed(
      own.map((status) => `"${status}"`),
      ' and ',
    );
    return {
      at,
      message: `The worker of this step ends with ${names}, as documented, not with this exit status.`,
      advice: 'The job then never takes this edge. Write one of these exit statuses, in quotes.',
    };
  }
  const near = nearest(text, published);
  return {
    at,
    message: `For the worker of this step, only \`COMPLETED\` is a documented exit status.${didYouMean(near)}`,
    advice: near
      ? 'An edge for an exit status that the worker never has is never taken. Correct the word.'
      : 'The list is not complete, so this one can exist. Test the edge with a document that needs it.',
    certainty: near === undefined ? 'not-public' : undefined,
    fix: near === undefined ? undefined : correction(file, at, text, near),
  };
});

export const matchingEdges: Check = each(templatesOf, (template) =>
  [...graphOf(template).after.values()].map((edges) => {
    const any = edges.find(({on}) => on.text === '*');
    const one = edges.find(({on}) => on.text && on.text !== '*');
    return (
      any &&
      one && {
        at: any.on.at,
        message: `The edge in line ${lineOf(template.file, one.on.at)} leaves the same step for one exit status. Which of the two a job then follows is not documented.`,
      }
    );
  }),
);

export const noStart: Check = each(
  templatesOf,
  ({at, flow, isMisnamed, steps, edges}) =>
    steps.length > 0 &&
    !isMisnamed &&
    !edges.some(isStart) &&
    // An edge from a step that does not exist is probably the start.
    !edges.some(({from}) => from.text && !steps.some(({name}) => name.text === from.text)) && {
      at: flow?.at ?? at,
      message: 'No edge has an empty `from`, so no step of the job runs.',
    },
);

/** Silent if another finding at an edge of the step explains it. */
export const statusWithoutEdge: Check = each(templatesOf, (template, {knowledge}) => {
  return [...graphOf(template).steps].map(([name, step]) => {
    const taken = template.edges.flatMap(({from, on}) => (from.text === name ? (on.text ?? '*') : []));
    const own = statusesOf(step, knowledge.workers);
    const missing = (own ?? published).filter((status) => !taken.includes(status));
    const isExplained = taken.some((status) => (own && !own.includes(status)) || nearest(status, missing));
    return (
      taken.length > 0 &&
      missing.length > 0 &&
      !isExplained &&
      !taken.includes('*') && {
        at: step.name.at,
        message: `No edge leaves this step for the exit status ${listed(missing)}.`,
      }
    );
  });
});

export const unknownStep: Check = each(
  (input) =>
    edgesOf(input)
      .flatMap(({file, template, from, to}) =>
        Object.entries({from, to}).map(([end, name]) => ({file, template, end, name})),
      )
      .filter(
        ({template, name: {text}}) =>
          template.steps.length > 0 && text && !isPlaceholder(text) && !graphOf(template).steps.has(text),
      )
      // Only the first have a suggestion, because each compares all names.
      .map((one, index) => ({...one, among: index < 100 ? one.template.steps : []})),
  ({file, template, end, name, among}) => {
    const isFirst = end === 'from' && !template.edges.some(isStart);
    const start = isFirst ? ' For the first step of a job, write `from: ""`.' : '';
    const effect = end === 'from' ? 'a job never takes this edge' : 'this edge leads nowhere';
    const message = `No step of this template has the name in \`${end}\`, so ${effect}.${start}`;
    const advice = `Names are case-sensitive. Write the \`stepName\` of the step that comes ${end === 'from' ? 'before' : 'next'}.`;
    return {...unlikeName(file, name, message, 'step', among), advice};
  },
);

export const unreachableStep: Check = each(templatesOf, (template) => {
  const {reached, steps} = graphOf(template);
  const message = 'No edge leads from the start of the job flow to this step, so it never runs.';
  // Without a start, no step is reachable, which another rule reports once.
  const grounds = template.edges.flatMap(({from, to}) => [from, to].map(({at}) => ({file: template.file, at})));
  return [...steps].map(
    ([name, step]) => reached.size > 0 && !reached.has(name) && {at: step.name.at, message, grounds},
  );
});
