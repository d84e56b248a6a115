import type {ReactNode} from 'react';
import LineField, {useAnswer} from './LineField';

/** A field for a line, with its answer below. */
export default function AnsweredLine({className}: {readonly className: string}): ReactNode {
  const {answer, ...field} = useAnswer();
  return (
    <>
      <LineField {...field} className={className} isAnswered={Boolean(answer)} />
      {answer}
    </>
  );
}
