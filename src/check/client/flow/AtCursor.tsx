import type {ReactNode} from 'react';
import type {Outline, OutlineStep} from '../../views/outline';

interface Props {
  step: OutlineStep;
  onGo: () => void;
}

/** The step in which the cursor is in the text of a file; undefined when it is in none. */
export function stepAt(
  outlines: readonly Outline[],
  file: string,
  offset: number,
): {outline: Outline; step: OutlineStep} | undefined {
  for (const outline of outlines.filter((one) => one.file === file)) {
    const step = outline.steps.find(({block}) => block.start <= offset && offset < block.end);
    if (step) {
      return {outline, step};
    }
  }
  return undefined;
}

/** Moves the focus to a step in the list beside the drawing. */
export function focusStep(tool: HTMLElement | null, name: string): void {
  Array.from(tool?.querySelectorAll<HTMLElement>('[data-step]') ?? [])
    .find(({dataset}) => dataset['step'] === name)
    ?.focus();
}

/** The way from the lines of a step to its place in the drawing. */
export function AtCursor({step, onGo}: Props): ReactNode {
  return (
    <p>
      The cursor is in a step.{' '}
      <button type="button" onClick={onGo}>
        Show {step.name} in the job flow
      </button>
    </p>
  );
}
