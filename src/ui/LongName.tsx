import {Fragment, type ReactNode} from 'react';

/** A name or address with line breaks after separators, and in a long part before capitals, so that it fits a narrow column. */
export const Breaks = ({text}: {readonly text: string}): ReactNode =>
  text
    .split(/(?<=[^-][./:,_-])(?=\w)/)
    .flatMap((part) => (part.length > 24 ? part.split(/(?<=[a-z])(?=[A-Z])/) : part))
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));

/** A dotted name or address as code. */
export default function LongName({text}: {readonly text: string}): ReactNode {
  return (
    <code>
      <Breaks text={text} />
    </code>
  );
}
