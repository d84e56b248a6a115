/** Job templates for the drawings and lists of the page, as plain data that a worker can transfer. */
import type {ParsedFile} from '../model/parse';
import {graphOf, isStart} from './graph';
import {templatesOf, type Template} from './jobs';

function outlineOf(template: Template) {
  const {file, name} = template;
  const {steps, edges, reached} = graphOf(template);
  return {
    file: file.name,
    name: name.text ?? '',
    steps: [...steps].map(([stepName, step]) => ({
      name: stepName,
      worker: step.worker.text ?? '',
      /** Names of the parameters of the step. */
      parameters: step.parameters.flatMap((parameter) => parameter.name.text ?? []),
      isReached: reached.has(stepName),
      line: file.lines.linePos(step.name.at.start).line,
      /** Position of the name in the file. */
      ...step.name.at,
      /** Range of the step in the file. */
      block: step.at,
    })),
    /** Edges between steps that exist. `from` is undefined at the start. */
    edges: edges.map((edge) => ({
      from: isStart(edge) ? undefined : edge.from.text,
      on: edge.on.text ?? '',
      to: edge.to.text ?? '',
    })),
  };
}

export type Outline = ReturnType<typeof outlineOf>;
export type OutlineStep = Outline['steps'][number];

/** All job templates with at least one named step. */
export const outlinesOf = (files: readonly ParsedFile[]): Outline[] =>
  templatesOf({files})
    .map(outlineOf)
    .filter(({steps}) => steps.length > 0);
