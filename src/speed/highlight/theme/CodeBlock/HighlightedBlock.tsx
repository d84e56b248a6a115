import type {ReactNode} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {HighlightedMetadata} from './highlighted';
import {useWordWrap} from './useWordWrap';

/** The stock layout (title, content, copy and wrap buttons) around HTML that is there already. */
export default function HighlightedBlock({metadata}: {metadata: HighlightedMetadata}): ReactNode {
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
