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

/** The loops whose best way out is the asked one, each at its first step. */
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
  title: 'Loop that goes on as long as its steps succeed',
  why: 'A step of the loop has an edge for `COMPLETED` only, back into the loop. The loop ends only if the step can have another exit status, which is not documented for its worker.',
  todo: 'Give one step of the loop an edge that leads out, for an exit status that it can have.',
  help: 'main-concepts/workflows#conditional-flow',
  check: (input) =>
    loopsWith('perhaps', 'This step begins a loop. Only another exit status than `COMPLETED` leads out of it.', input),
};

const duplicateEdge: Rule = {
  code: 'duplicate-edge',
  certainty: 'suspect',
  title: 'Two edges for one exit status of a step',
  why: 'For the exit status of a step, one edge is taken. Which of two it is, or whether both are, is not documented.',
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
  title: 'Loop that no exit status leaves',
  why: 'Each step of the loop leads back into the loop, with every exit status. A job that enters it does not come to its end.',
  todo: 'Give one step of the loop an edge that leads out, for an exit status that it can have.',
  help: 'main-concepts/workflows#conditional-flow',
  check: (input) => loopsWith('no', 'This step begins a loop, and nothing leads out of it.', input),
};

const exitStatus: Rule = {
  code: 'exit-status',
  certainty: 'suspect',
  title: 'Exit status that the worker does not set',
  why: 'The documentation names the exit statuses of the worker. An edge for another one is taken only if the worker has more of them than are documented.',
  todo: 'Write one of the published exit statuses in quotes.',
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
        return [{file, at: on.at, message: `The published exit statuses of the worker of this step are ${names}.`}];
      }),
    ),
};

const noStart: Rule = {
  code: 'no-start',
  certainty: 'wrong',
  title: 'Job flow without a start',
  why: 'The edge with an empty `from` marks the start of the job flow. Without it, no step is ever reached.',
  todo: 'Add an edge with `from: ""`, `"on": "*"` and the first step in `to`.',
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
  const message = `\`${field}\` names no step of this template.`;
  return near
    ? [
        {
          file,
          at,
          message: `${message} The step in line ${lineOf(file, near.name.at)} has nearly this name.`,
          fix: {label: 'Take the name of that step', at, text: file.text.slice(near.name.at.start, near.name.at.end)},
        },
      ]
    : [{file, at, message}];
}

const unknownStep: Rule = {
  code: 'unknown-step',
  certainty: 'wrong',
  title: 'Edge from or to a step that does not exist',
  why: 'An edge refers to a step by its `stepName`, letter by letter. An edge to a name that no step has leads nowhere.',
  todo: 'Write the `stepName` of a step of the same template.',
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
  title: 'Step that no edge reaches',
  why: 'A job begins at the edge with an empty `from` and goes along the edges. A step that none of them leads to never runs.',
  todo: 'Add an edge to the step, or delete the step.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files).flatMap((template) => {
      const {reached, steps} = graphOf(template);
      // Without a start none is reached: that is said once, by another rule.
      return reached.size === 0
        ? []
        : [...steps]
            .filter(([name]) => !reached.has(name))
            .map(([, step]) => ({
              file: template.file,
              at: step.name.at,
              message: 'No way leads from the start of the job flow to this step.',
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
