/** A job flow in sentences, for readers who cannot see the drawing, and for the list next to it. */
import type {Outline, OutlineStep} from '../views/outline';

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
