import type {PropsWithChildren, ReactNode} from 'react';

/** The steps of a task, with their numbers next to a line: `<Steps>`, an empty line, the numbered list, an empty line, `</Steps>`. */
export default function Steps({children}: PropsWithChildren): ReactNode {
  return <div className="steps">{children}</div>;
}
