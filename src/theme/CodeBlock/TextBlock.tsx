import {lazy, Suspense, useCallback, useState, type ReactNode} from 'react';
import {renderHtml} from 'code-highlight/render';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props as StockProps} from '@theme/CodeBlock';
import {escapeHtml} from '@site/src/plugins/code-highlight/escape';
import HighlightedBlock from './HighlightedBlock';
import {markedLines} from './highlighted';

const StockBlock = lazy(() => import('./StockBlock'));

interface Props extends StockProps {
  code: string;
}

/**
 * Code that a component writes. The static HTML has it highlighted, and React leaves inner HTML alone when it takes a page
 * over: so the browser starts with an empty text and keeps what is there. After a navigation the stock block does the work.
 */
export default function TextBlock({code, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [staticCode, setStaticCode] = useState(isBrowser ? undefined : code);
  // Where React had to render the page anew, there is nothing to keep.
  const onEmpty = useCallback(() => setStaticCode(undefined), []);
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
    return <HighlightedBlock metadata={{...metadata, html}} onEmpty={onEmpty} />;
  }
  return (
    <Suspense fallback={<HighlightedBlock metadata={{...metadata, html: escapeHtml(metadata.code)}} />}>
      <StockBlock {...props}>{code}</StockBlock>
    </Suspense>
  );
}
