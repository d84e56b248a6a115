/*
 * Why:   fenced blocks come highlighted from the build, so that no page needs the highlighter to start; the stock block,
 *        which also renders each block anew after hydration, loads only where a component writes code.
 * How:   eject for the prop `html` of src/plugins/code-highlight, wrap (safe, loaded lazily) for everything else.
 * Since: Docusaurus 3.8.1.
 * Drop:  when Docusaurus highlights at build time (facebook/docusaurus#9122).
 */
import {lazy, Suspense, useMemo, type ComponentProps, type ReactNode} from 'react';
import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import type CodeBlockType from '@theme/CodeBlock';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {plainText, type HighlightedMetadata} from './highlighted';

const StockBlock = lazy(() => import('./StockBlock'));

/** What the rehype plugin of src/plugins/code-highlight sets. */
interface HighlightedProps {
  html: string;
  className?: string;
  title?: string;
  firstNumber?: string;
}

function HighlightedBlock({html, className = '', title, firstNumber}: HighlightedProps): ReactNode {
  const wordWrap = useCodeWordWrap();
  const metadata = useMemo((): HighlightedMetadata => {
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
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

type Props = ComponentProps<typeof CodeBlockType> & Partial<Pick<HighlightedProps, 'html' | 'firstNumber'>>;

export default function CodeBlock({html, firstNumber, ...props}: Props): ReactNode {
  if (html !== undefined) {
    const {className, title} = props;
    return (
      <HighlightedBlock
        html={html}
        className={className}
        title={typeof title === 'string' ? title : undefined}
        firstNumber={firstNumber}
      />
    );
  }
  return (
    <Suspense fallback={<pre>{props.children}</pre>}>
      <StockBlock {...props} />
    </Suspense>
  );
}
