import {useEffect, type ReactNode} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {HighlightedMetadata} from './highlighted';
import {useWordWrap} from './useWordWrap';

interface Props {
  metadata: HighlightedMetadata;
  /** Called when the block turns out to be empty in the browser. */
  onEmpty?: () => void;
}

/** The stock layout (title, content, copy and wrap buttons) around HTML that is there already. */
export default function HighlightedBlock({metadata, onEmpty}: Props): ReactNode {
  const wordWrap = useWordWrap();
  const {codeBlockRef} = wordWrap;
  useEffect(() => {
    if (codeBlockRef.current?.textContent === '') {
      onEmpty?.();
    }
  }, [codeBlockRef, onEmpty]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
