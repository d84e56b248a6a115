import type {ReactNode} from 'react';
import {markEnd, markStart} from '../markup';

/** A text with marked matches. The text is never interpreted as markup. */
export function Marked({text}: {text: string}): ReactNode {
  return text.split(markStart).map((piece, index) => {
    const [match = '', rest = ''] = index === 0 ? ['', piece] : piece.split(markEnd);
    return (
      <span key={index}>
        {index > 0 && <mark>{match}</mark>}
        {rest}
      </span>
    );
  });
}
