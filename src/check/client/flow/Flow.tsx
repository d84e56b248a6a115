import {type ReactNode, useRef} from 'react';
import Heading from '@theme/Heading';
import JobFlow from '@site/src/blocks/JobFlow';
import type {Outline, OutlineStep} from '../../views/outline';
import {save} from '../save';
import {drawingOf} from '../../figures/drawing';
import {standaloneDrawing} from './saveDrawing';
import {waysOut} from '../../figures/words';

interface Props {
  outline: Outline;
  /** The step in which the cursor is in the text. */
  current: OutlineStep | undefined;
  /** Shows a step in the text of its file. */
  onShow: (outline: Outline, step: OutlineStep) => void;
}

/** A job template as a drawing and as a list, with a way to the lines of each step. */
export function Flow({outline, current, onShow}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const saveDrawing = (): void => {
    const svg = frame.current?.querySelector('svg');
    if (svg) {
      save('job-flow.svg', standaloneDrawing(svg), 'image/svg+xml');
    }
  };
  return (
    <section>
      <Heading as="h3">
        Job template {outline.name} in {outline.file}
      </Heading>
      <div ref={frame}>
        <JobFlow data={drawingOf(outline)} current={current?.name} />
      </div>
      <p>
        <button type="button" onClick={saveDrawing}>
          Save as SVG
        </button>
      </p>
      <ol>
        <li>Start: {waysOut(outline, undefined)}</li>
        {outline.steps.map((step) => (
          <li key={step.name} aria-current={step === current || undefined}>
            <button type="button" data-step={step.name} onClick={() => onShow(outline, step)}>
              {step.name}, line {step.line}
            </button>{' '}
            worker {step.worker || 'none'}
            {step.parameters.length > 0 && `, parameters ${step.parameters.join(', ')}`}
            {step.isReached ? `; ${waysOut(outline, step)}` : '; no edge reaches this step'}
          </li>
        ))}
      </ol>
    </section>
  );
}
