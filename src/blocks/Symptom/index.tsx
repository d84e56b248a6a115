import type {PropsWithChildren, ReactNode} from 'react';
import PrintSheet from '@site/src/ui/Sheet/PrintSheet';

/**
 * The content below the heading of a problem: `<Symptom>`, an empty line, the text, an empty line, `</Symptom>`. Its paragraphs open with
 * a label, `**Cause:**`, `**Check:**` or `**Fix:**`, and nothing else in them is bold.
 */
export default function Symptom({children}: PropsWithChildren): ReactNode {
  return (
    <div className="symptom" data-sheet="">
      <PrintSheet />
      {children}
    </div>
  );
}
