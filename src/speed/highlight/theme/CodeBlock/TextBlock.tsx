import {useState, type ReactNode} from 'react';
import {renderHtml} from 'highlight/render';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props as StockProps} from '@theme/CodeBlock';
import {escapeHtml} from '../../escape';
import HighlightedBlock from './HighlightedBlock';
import {markedLines} from './highlighted';
import LazyBlock from './LazyBlock';

interface Props extends StockProps {
  code: string;
}

/**
 * Code that a component writes. The static HTML has it highlighted, and React leaves inner HTML alone when it takes a page
 * over: so the browser starts with plain text, which nobody sees, and keeps what is there. After a navigation the stock block does
 * the work.
 */
export default function TextBlock({code, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [staticCode] = useState(isBrowser ? undefined : code);
  const {
    prism: {theme, darkTheme, magicComments, defaultLanguage},
  } = useThemeConfig();
  const {className, language, metastring, title, showLineNumbers} = props;
  const metadata = createCodeBlockMetadata({
    code,
    className,
    language,
    metastring,
    title,
    showLineNumbers,
    magicComments,
    defaultLanguage,
  });

  if (code === staticCode) {
    const fence = {
      code: metadata.code,
      title: '',
      firstNumber: metadata.lineNumbersStart,
      marked: markedLines(metadata),
    };
    const html = renderHtml(fence, metadata.language, theme, darkTheme ?? theme);
    return <HighlightedBlock metadata={{...metadata, html}} />;
  }
  return (
    <LazyBlock {...props} plain={<HighlightedBlock metadata={{...metadata, html: escapeHtml(metadata.code)}} />}>
      {code}
    </LazyBlock>
  );
}
