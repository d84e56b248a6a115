import {useMemo, type ReactNode} from 'react';
import HighlightedBlock from './HighlightedBlock';
import {plainText} from './highlighted';

/** What the rehype plugin of src/speed/highlight sets. */
export interface FencedProps {
  html: string;
  className?: string;
  title?: string;
  firstNumber?: string;
}

/** A fenced block: its HTML was made when the page was compiled. */
export default function FencedBlock({html, className = '', title, firstNumber}: FencedProps): ReactNode {
  const metadata = useMemo(() => {
    const code = plainText(html);
    return {
      html,
      codeInput: code,
      code,
      className,
      language: className.replace(/^.*language-/, ''),
      title,
      lineNumbersStart: firstNumber === undefined ? undefined : Number(firstNumber),
      lineClassNames: {},
    };
  }, [html, className, title, firstNumber]);
  return <HighlightedBlock metadata={metadata} />;
}
