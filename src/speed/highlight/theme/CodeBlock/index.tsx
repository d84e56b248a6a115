/*
 * Why:   code is highlighted by the build, so that no page needs the highlighter to start: fenced blocks when the page is
 *        compiled, code that a component writes when the static HTML is rendered.
 * How:   eject; the stock layout around HTML that exists already. `Content` inserts it.
 * Since: Docusaurus 3.8.1.
 * Drop:  when Docusaurus highlights at build time (facebook/docusaurus#9122).
 */
import {Children, type ComponentProps, isValidElement, useEffect, useMemo, useState, type ReactNode} from 'react';
import {renderHtml} from 'highlight/render';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {type Fence, readFence} from '../../fence';
import {plainText} from '../../plain';

type TextProps = Omit<Props, 'children'> & {text: string};
interface BlockProps extends Pick<Props, 'title'> {
  html: string;
  language: string;
}

/** The buttons of `src/theme/CodeBlock` wrap code by themselves. */
const noWrap = {} as ComponentProps<typeof CodeBlockContextProvider>['wordWrap'];

function Block({html, language, title}: BlockProps): ReactNode {
  const metadata = useMemo(() => {
    const code = plainText(html);
    const className = `language-${language}`;
    const lines = {lineNumbersStart: undefined, lineClassNames: {}};
    return {codeInput: code, code, className, language, title, ...lines, inner: {__html: html}};
  }, [html, language, title]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={noWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

/**
 * Code that a component writes. It is highlighted in the static HTML, and React does not change inner HTML on hydration, so the browser
 * can start with plain text, which is not displayed. Code that appears later is plain until the highlighter has been loaded.
 */
function TextBlock({text, metastring = '', language = '', title}: TextProps): ReactNode {
  const fence = useMemo(() => readFence(text, metastring), [text, metastring]);
  const isBrowser = useIsBrowser();
  const [first] = useState(isBrowser ? undefined : text);
  const [later, setLater] = useState<{fence: Fence; html: string}>();
  useEffect(() => {
    if (text !== first) {
      import('../../server').then(
        (highlighter) => setLater({fence, html: highlighter.renderHtml(fence, language)}),
        (error: unknown) => console.warn('Code stays plain: the highlighter could not be loaded.', error),
      );
    }
  }, [text, fence, language, first]);
  const html = later?.fence === fence ? later.html : renderHtml(fence, language);
  return <Block html={html} language={language} title={fence.title || title} />;
}

/** @param html - Set by the rehype plugin on a fenced block. */
export default function CodeBlock({html, children, ...props}: Props & {html?: string}): ReactNode {
  const named = props.language ?? /language-(\S+)/.exec(props.className ?? '')?.[1] ?? 'text';
  const language = named.toLowerCase();
  if (html !== undefined) {
    return <Block html={html} language={language} title={props.title} />;
  }
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <TextBlock {...props} text={parts.map(String).join('')} language={language} />
  );
}
