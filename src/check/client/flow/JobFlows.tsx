import type {ReactNode} from 'react';
import type {Outline, OutlineStep} from '../../views/outline';
import {Flow} from './Flow';

interface Props {
  outlines: readonly Outline[];
  /** Which of them is shown. */
  chosen: number;
  onChoose: (index: number) => void;
  /** The step in which the cursor is. */
  current: OutlineStep | undefined;
  onShow: (outline: Outline, step: OutlineStep) => void;
}

/** The job templates of the open files, one at a time. */
export function JobFlows({outlines, chosen, onChoose, current, onShow}: Props): ReactNode {
  const outline = outlines[chosen] ?? outlines[0];
  return (
    outline && (
      <>
        {outlines.length > 1 && (
          <label>
            Job template{' '}
            <select value={outlines.indexOf(outline)} onChange={(event) => onChoose(Number(event.target.value))}>
              {outlines.map(({name, file}, index) => (
                <option key={index} value={index}>
                  {name} ({file})
                </option>
              ))}
            </select>
          </label>
        )}
        <Flow outline={outline} current={outline.steps.find((step) => step === current)} onShow={onShow} />
      </>
    )
  );
}
