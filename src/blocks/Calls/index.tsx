import type {ReactNode} from 'react';
import {LineOf} from '@site/src/ui/Line';

interface Props {
  /** One numbered list of three calls. */
  readonly children: ReactNode;
}

/** The calls of a task on one line: `<Calls>`, an empty line, the numbered list, an empty line, `</Calls>`. */
export default function Calls({children}: Props): ReactNode {
  return <LineOf>{children}</LineOf>;
}
