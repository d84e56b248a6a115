/** A job flow in sentences, for readers who do not see the drawing, and for the list beside it. */
import type {Outline, OutlineStep} from '../views/outline';

/** Where a step leads to. */
export function waysOut({edges, steps}: Outline, step: Pick<OutlineStep, 'name'> | undefined): string {
  const ways = edges
    .filter(({from}) => from === step?.name)
    .map(({on, to}) => `${on === '*' ? 'any exit status' : `exit status ${on}`}: ${to}`);
  if (ways.length > 0) {
    return ways.join('; ');
  }
  return step === undefined || !steps.some(({isReached}) => isReached) ? 'no way leads on' : 'end of the job flow';
}

/** The whole drawing in words. */
export function description(outline: Outline): string {
  const sentences = outline.steps.map((step) => {
    const reached = step.isReached ? '' : ', which no edge reaches';
    return `Step ${step.name} with the worker ${step.worker}${reached}: ${waysOut(outline, step)}.`;
  });
  return [`Start: ${waysOut(outline, undefined)}.`, ...sentences].join(' ');
}
