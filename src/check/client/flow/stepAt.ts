import type {Outline, OutlineStep} from '../../views/outline';

/** The step at the cursor, or undefined. */
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

/** Moves the focus to a step in the list next to the drawing. */
export function focusStep(tool: HTMLElement | null, name: string): void {
  Array.from(tool?.querySelectorAll<HTMLElement>('[data-step]') ?? [])
    .find(({dataset}) => dataset['step'] === name)
    ?.focus();
}
