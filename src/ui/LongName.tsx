import {Fragment, type ReactNode} from 'react';

/** A dotted name or address with line breaks after separators and before capitals, so that it fits a narrow column. */
export default function LongName({text}: {readonly text: string}): ReactNode {
  const pieces = text.split(/(?<=[^-][./:,_-])(?=\w)|(?<=[a-z])(?=[A-Z])/);
  return (
    <code>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </code>
  );
}
