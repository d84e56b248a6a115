/** Rules about job flows. */
import type {Knowledge} from '../knowledge/types';
import {nearest} from '../model/names';
import {graphOf, isStart, loopsOf, type Graph} from '../views/graph';
import {templatesOf, type Located, type Template} from '../views/jobs';
import type {Hit, Input, Rule} from './rule';
import {isPlaceholder, lineOf, repeated} from './words';

/**
 * What leads out of a loop at one of its steps: an edge, or an exit status without an edge. `perhaps` stands for an exit status that is
 * not documented: the edges of the step are for COMPLETED only.
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

/** The loops whose best way out is the requested one, each at its first step. */
function loopsWith(asked: 'perhaps' | 'no', message: string, {files, knowledge}: Input): Hit[] {
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

const completedLoop: Rule = {
  code: 'completed-loop',
  certainty: 'suspect',
  title: 'Loop that continues as long as its steps succeed',
  why: 'A step of the loop has only an edge for `COMPLETED`, which leads back into the loop. The loop ends only if the step can have a different exit status. None is documented for its worker.',
  todo: 'Add an edge that leaves the loop, for an exit status that the step can have.',
  help: 'main-concepts/workflows#conditional-flow',
  check: (input) =>
    loopsWith('perhaps', 'This step begins a loop that ends only with an exit status other than `COMPLETED`.', input),
};

const duplicateEdge: Rule = {
  code: 'duplicate-edge',
  certainty: 'suspect',
  title: 'Two edges for the same exit status',
  why: 'Each exit status of a step should have one edge. With two, it is not documented which of them the job follows, or whether it follows both.',
  todo: 'Keep one edge for each exit status of a step.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files).flatMap(({file, edges}) =>
      repeated(edges, ({from, on}) => (on.text === undefined ? undefined : `${on.text} ${from.text ?? ''}`)).map(
        ({item, first}) => ({
          file,
          at: item.on.at,
          message: `The edge in line ${lineOf(file, first.at)} has the same \`from\` and the same exit status.`,
        }),
      ),
    ),
};

const endlessLoop: Rule = {
  code: 'endless-loop',
  certainty: 'wrong',
  title: 'Endless loop',
  why: 'Every exit status of every step in the loop leads back into it. A job that enters the loop never ends.',
  todo: 'Add an edge that leaves the loop, for an exit status that the step can have.',
  help: 'main-concepts/workflows#conditional-flow',
  check: (input) => loopsWith('no', 'This step begins a loop that no edge leaves.', input),
};

const exitStatus: Rule = {
  code: 'exit-status',
  certainty: 'suspect',
  title: 'Exit status not documented for the worker',
  why: 'An edge for an undocumented exit status is used only if the worker has more exit statuses than the documentation lists.',
  todo: 'Use one of the documented exit statuses, in quotes.',
  help: 'main-concepts/workflows#conditional-flow',
  check: ({files, knowledge}) =>
    templatesOf(files).flatMap(({file, steps, edges}) =>
      edges.flatMap(({from, on}) => {
        const step = steps.find(({name}) => name.text !== undefined && name.text === from.text);
        const published = knowledge.workers.find(({name}) => name === step?.worker.text)?.exitStatuses;
        if (!published || on.text === undefined || on.text === '*' || published.includes(on.text.toLowerCase())) {
          return [];
        }
        const names = published.map((status) => `\`"${status}"\``).join(' and ');
        return [{file, at: on.at, message: `The documented exit statuses of the worker in this step are ${names}.`}];
      }),
    ),
};

const noStart: Rule = {
  code: 'no-start',
  certainty: 'wrong',
  title: 'Job flow without a start',
  why: 'The edge with an empty `from` marks the start of the job flow. Without it, no step runs.',
  todo: 'Add an edge with `from: ""`, `"on": "*"` and the name of the first step in `to`.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files)
      .filter(({steps, edges}) => steps.length > 0 && !edges.some(isStart))
      .map(({file, at, flow}) => ({file, at: flow?.at ?? at, message: 'No edge has an empty `from`.'})),
};

function hitFor({file, steps}: Template, {text, at}: Located, field: string): Hit[] {
  const isKnown = steps.some(({name}) => name.text === text);
  if (text === undefined || text === '' || isKnown || isPlaceholder(text)) {
    return [];
  }
  const near = nearest(
    text,
    steps.filter(({name}) => name.text),
    ({name}) => name.text ?? '',
  );
  const message = `\`${field}\` does not match any step of this template.`;
  return near
    ? [
        {
          file,
          at,
          message: `${message} The step in line ${lineOf(file, near.name.at)} has a similar name.`,
          fix: {label: 'Use the name of that step', at, text: file.text.slice(near.name.at.start, near.name.at.end)},
        },
      ]
    : [{file, at, message}];
}

const unknownStep: Rule = {
  code: 'unknown-step',
  certainty: 'wrong',
  title: 'Edge from or to a step that does not exist',
  why: 'An edge must contain the exact `stepName` of a step, which is case-sensitive. An edge with any other name leads nowhere.',
  todo: 'Use the `stepName` of a step in the same template.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files).flatMap((template) =>
      template.edges.flatMap((edge) => [
        ...(isStart(edge) ? [] : hitFor(template, edge.from, 'from')),
        ...hitFor(template, edge.to, 'to'),
      ]),
    ),
};

const unreachableStep: Rule = {
  code: 'unreachable-step',
  certainty: 'wrong',
  title: 'Unreachable step',
  why: 'A job begins at the edge with an empty `from` and follows the edges. A step that it cannot reach never runs.',
  todo: 'Add an edge that leads to the step or delete the step.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files).flatMap((template) => {
      const {reached, steps} = graphOf(template);
      // Without a start, no step is reachable, which another rule reports once.
      return reached.size === 0
        ? []
        : [...steps]
            .filter(([name]) => !reached.has(name))
            .map(([, step]) => ({
              file: template.file,
              at: step.name.at,
              message: 'No path leads from the start of the job flow to this step.',
            }));
    }),
};

export const flowRules: readonly Rule[] = [
  completedLoop,
  duplicateEdge,
  endlessLoop,
  exitStatus,
  noStart,
  unknownStep,
  unreachableStep,
];
