import {type ReactNode, useState} from 'react';
import type {Outline, OutlineStep} from '../../views/outline';
import {Flow} from './Flow';

interface Props {
  outlines: readonly Outline[];
  onShow: (outline: Outline, step: OutlineStep) => void;
}

/** The job templates of the open files, one at a time. */
export function JobFlows({outlines, onShow}: Props): ReactNode {
  const [chosen, choose] = useState(0);
  const outline = outlines[chosen] ?? outlines[0];
  return (
    outline && (
      <>
        {outlines.length > 1 && (
          <label>
            Job template{' '}
            <select value={outlines.indexOf(outline)} onChange={(event) => choose(Number(event.target.value))}>
              {outlines.map(({name, file}, index) => (
                <option key={index} value={index}>
                  {name} ({file})
                </option>
              ))}
            </select>
          </label>
        )}
        <Flow outline={outline} onShow={onShow} />
      </>
    )
  );
}
