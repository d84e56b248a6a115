/** Job templates as the page draws and lists them: plain data that can come from a thread. */
import {positionOf} from '../model/lines';
import type {ParsedFile} from '../model/parse';
import type {Place} from '../model/tree';
import {graphOf, isStart} from './graph';
import {templatesOf} from './jobs';

export interface OutlineStep {
  name: string;
  worker: string;
  /** Names of the parameters that the step sets. */
  parameters: string[];
  isReached: boolean;
  line: number;
  /** Place of the name in the text of the file. */
  start: number;
  end: number;
  /** The whole step in the text of the file. */
  block: Place;
}

export interface OutlineEdge {
  /** Name of a step; undefined for the start. */
  from: string | undefined;
  on: string;
  to: string;
}

export interface Outline {
  file: string;
  name: string;
  steps: OutlineStep[];
  /** Edges between steps that exist. */
  edges: OutlineEdge[];
}

/** All job templates with at least one step that has a name. */
export function outlinesOf(files: readonly ParsedFile[]): Outline[] {
  return templatesOf(files).flatMap((template) => {
    const {file, name} = template;
    const {steps, edges, reached} = graphOf(template);
    const outline = {
      file: file.name,
      name: name.text ?? '',
      steps: [...steps].map(([stepName, step]) => ({
        name: stepName,
        worker: step.worker.text ?? '',
        parameters: step.parameters.flatMap((parameter) => parameter.name.text ?? []),
        isReached: reached.has(stepName),
        line: positionOf(file.lines, step.name.at.start).line,
        ...step.name.at,
        block: step.at,
      })),
      edges: edges.map((edge) => ({
        from: isStart(edge) ? undefined : edge.from.text,
        on: edge.on.text ?? '',
        to: edge.to.text ?? '',
      })),
    };
    return outline.steps.length > 0 ? [outline] : [];
  });
}
