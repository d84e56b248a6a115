import {Fragment, type ReactNode} from 'react';
import Options from './Options';

/** Text of the product data: `back ticks` mark code. */
export default function Prose({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      <code key={index}>
        <Options text={piece} />
      </code>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
