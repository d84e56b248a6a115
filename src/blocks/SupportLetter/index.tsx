import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {LetterData, Supplied} from '@site/src/facts/viewTypes';

/** A message to support with the undocumented points of the version, ready to copy: `<SupportLetter />`. */
export default function SupportLetter({data}: Supplied<LetterData>): ReactNode {
  return (
    <CodeBlock language="text" title="Message to jadice support">
      {data.text}
    </CodeBlock>
  );
}
