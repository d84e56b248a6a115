import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {LetterData} from '@site/src/plugins/product/views';

interface Props {
  /** Supplied by the product plugin. */
  readonly data: LetterData;
}

/** A letter to support with the open points of the version, one for each platform, ready to copy: `<SupportLetter />`. */
export default function SupportLetter({data}: Props): ReactNode {
  return (
    <Tabs groupId="runtime">
      {data.map(({platform, label, text}) => (
        <TabItem key={platform} value={platform} label={label}>
          <CodeBlock language="text" title="Letter to jadice support">
            {text}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
