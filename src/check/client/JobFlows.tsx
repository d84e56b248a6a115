import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import JobFlow from '@site/src/blocks/JobFlow';
import {drawingOf, waysOut} from '../figures/drawing';
import type {Outline, OutlineStep} from '../views/outline';

interface Props {
  outlines: readonly Outline[];
  /** The displayed one. */
  chosen: number;
  onChoose: (index: number) => void;
  /** The step at the cursor. */
  current: OutlineStep | undefined;
  /** Shows a step in the text of its file. */
  onShow: (file: string, step: OutlineStep) => void;
}

/** The job templates of the open files, one at a time: a drawing, and a list with links to the lines of each step. */
export function JobFlows({outlines, chosen, onChoose, current, onShow}: Props): ReactNode {
  const outline = outlines[chosen] ?? outlines[0]!;
  return (
    <section className="markdown" aria-label="Job flow">
      <Heading as="h2">{`Job template ${outline.name} in ${outline.file}`}</Heading>
      {outlines.length > 1 && (
        <p>
          <select
            aria-label="Job template"
            value={outlines.indexOf(outline)}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            {outlines.map(({name, file}, index) => (
              <option key={index} value={index}>
                {`${name} (${file})`}
              </option>
            ))}
          </select>
        </p>
      )}
      <JobFlow data={drawingOf(outline)} current={outline.steps.find((step) => step === current)?.name} />
      <ol>
        <li>{`Start: ${waysOut(outline, undefined)}`}</li>
        {outline.steps.map((step) => (
          <li key={step.name} aria-current={step === current || undefined}>
            <button
              type="button"
              className="button button--secondary button--sm"
              data-step={step.name}
              onClick={() => onShow(outline.file, step)}
            >
              {`${step.name}, line ${step.line}`}
            </button>{' '}
            <span>{`worker ${step.worker || 'none'}`}</span>
            {step.parameters.length > 0 && <span>{`, parameters ${step.parameters.join(', ')}`}</span>}
            <span>{step.isReached ? `; ${waysOut(outline, step)}` : '; no edge reaches this step'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
