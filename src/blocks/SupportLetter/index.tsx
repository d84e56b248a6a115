import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {LetterData} from '@site/src/facts/viewTypes';

interface Props {
  /** Supplied by the product plugin. */
  readonly data: LetterData;
}

/** A letter to support with the undocumented points of the version, ready to copy: `<SupportLetter />`. */
export default function SupportLetter({data}: Props): ReactNode {
  return (
    <CodeBlock language="text" title="Letter to jadice support">
      {data.text}
    </CodeBlock>
  );
}
