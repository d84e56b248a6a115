/*
 * Why:   code is highlighted by the build, so that no page needs the highlighter to start: fenced blocks when the page is
 *        compiled, code that a component writes when the static HTML is rendered.
 * How:   eject; the stock layout around HTML that exists already. `Content` inserts it.
 * Since: Docusaurus 3.8.1.
 * Drop:  when Docusaurus highlights at build time (facebook/docusaurus#9122).
 */
import {Children, isValidElement, useMemo, type ReactNode} from 'react';
import {CodeBlockContextProvider, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import type {Props as StockProps} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {readFence} from '../../fence';
import {plainText} from '../../html';
import {HtmlContext, useHtml} from './useHtml';

/** Displayed data: the code as text and as HTML, and its surroundings. */
interface BlockProps extends Pick<StockProps, 'className' | 'title'> {
  code: string;
  html: string;
}

function Block({code, html, className = '', title}: BlockProps): ReactNode {
  const metadata = useMemo(
    () => ({
      codeInput: code,
      code,
      className,
      language: languageOf(className),
      title,
      lineNumbersStart: undefined,
      lineClassNames: {},
    }),
    [code, className, title],
  );
  return (
    <HtmlContext value={html}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
        <CodeBlockLayout />
      </CodeBlockContextProvider>
    </HtmlContext>
  );
}

const languageOf = (className: string): string => /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? 'text';

/** Code that a component writes. */
function TextBlock({text, ...props}: Omit<StockProps, 'children'> & {text: string}): ReactNode {
  const {metastring = ''} = props;
  const fence = useMemo(() => readFence(text, metastring), [text, metastring]);
  const language = props.language?.toLowerCase() ?? languageOf(props.className ?? '');
  return (
    <Block
      code={fence.code}
      html={useHtml(fence, language)}
      className={props.className ?? `language-${language}`}
      title={fence.title || props.title}
    />
  );
}

/** @param html - Set by the rehype plugin on a fenced block. */
export default function CodeBlock({html, children, ...props}: StockProps & {html?: string}): ReactNode {
  const code = useMemo(() => html !== undefined && plainText(html), [html]);
  if (html !== undefined && code !== false) {
    return <Block code={code} html={html} className={props.className} title={props.title} />;
  }
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <TextBlock {...props} text={parts.map(String).join('')} />
  );
}
