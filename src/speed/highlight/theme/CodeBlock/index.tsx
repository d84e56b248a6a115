/*
 * Why:   code is highlighted by the build, so that no page needs the highlighter to start: fenced blocks when the page is
 *        compiled, code that a component writes when the static HTML is rendered. The stock block also renders each block anew after
 *        hydration.
 * How:   eject; the stock layout around HTML that is there already. `Content` puts it in.
 * Since: Docusaurus 3.8.1.
 * Drop:  when Docusaurus highlights at build time (facebook/docusaurus#9122).
 */
import {Children, isValidElement, useMemo, type ReactNode} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import type {Props as StockProps} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {readFence} from '../../fence';
import {plainText} from '../../html';
import {HtmlContext, useHtml} from './useHtml';
import {useWordWrap} from './useWordWrap';

/** Properties that the rehype plugin sets on a fenced block. */
interface FencedProps {
  html?: string;
  firstNumber?: string;
}

/** Displayed data: the code as text and as HTML, and its surroundings. */
interface BlockProps extends Pick<StockProps, 'className' | 'title'> {
  code: string;
  html: string;
  firstNumber: number | undefined;
}

function Block({code, html, className = '', title, firstNumber}: BlockProps): ReactNode {
  const metadata = useMemo(
    () => ({
      codeInput: code,
      code,
      className,
      language: languageOf(className),
      title,
      lineNumbersStart: firstNumber,
      lineClassNames: {},
    }),
    [code, className, title, firstNumber],
  );
  return (
    <HtmlContext value={html}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
        <CodeBlockLayout />
      </CodeBlockContextProvider>
    </HtmlContext>
  );
}

const languageOf = (className: string): string => /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';

/** Code that a component writes. */
function TextBlock({text, ...props}: Omit<StockProps, 'children'> & {text: string}): ReactNode {
  const {metastring = '', showLineNumbers} = props;
  const fence = useMemo(() => {
    const read = readFence(text, metastring);
    return {
      ...read,
      firstNumber: showLineNumbers === undefined ? read.firstNumber : Number(showLineNumbers) || undefined,
    };
  }, [text, metastring, showLineNumbers]);
  const language = props.language?.toLowerCase() ?? languageOf(props.className ?? '');
  return (
    <Block
      code={fence.code}
      html={useHtml(fence, language)}
      className={props.className ?? `language-${language}`}
      title={fence.title || props.title}
      firstNumber={fence.firstNumber}
    />
  );
}

export default function CodeBlock({html, firstNumber, children, ...props}: StockProps & FencedProps): ReactNode {
  const code = useMemo(() => html !== undefined && plainText(html), [html]);
  if (html !== undefined && code !== false) {
    const number = firstNumber === undefined ? undefined : Number(firstNumber);
    return <Block code={code} html={html} className={props.className} title={props.title} firstNumber={number} />;
  }
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <TextBlock {...props} text={parts.map(String).join('')} />
  );
}
