/** Drawing of a job flow as plain data, created in the build for figures and in the browser for the files of a reader. */
import type {Outline, OutlineStep} from '../views/outline';
import {layoutOf, type Sheet} from './layout';

/** Next steps of a step. */
export function waysOut({edges, steps}: Outline, step: Pick<OutlineStep, 'name'> | undefined): string {
  const ways = edges
    .filter(({from}) => from === step?.name)
    .map(({on, to}) => `${on === '*' ? 'any exit status' : `exit status ${on}`}: ${to}`);
  if (ways.length > 0) {
    return ways.join('; ');
  }
  return step === undefined || !steps.some(({isReached}) => isReached) ? 'no way leads on' : 'end of the job flow';
}

/** The complete drawing in sentences. */
export function description(outline: Outline): string {
  const sentences = outline.steps.map((step) => {
    const reached = step.isReached ? '' : ', which no edge reaches';
    return `Step ${step.name} with the worker ${step.worker}${reached}: ${waysOut(outline, step)}.`;
  });
  return [`Start: ${waysOut(outline, undefined)}.`, ...sentences].join(' ');
}

/** The drawing of a template. */
export const drawingOf = (outline: Outline, sheet?: Sheet) => ({
  title: `Job flow of the template ${outline.name}`,
  /** The flow in sentences, for readers who cannot see it. */
  desc: description(outline),
  caption: `The template ${outline.name}. An arrow has the exit status for which it is taken; * is any.`,
  ...layoutOf(outline, sheet),
});

export type FlowDrawing = ReturnType<typeof drawingOf>;
