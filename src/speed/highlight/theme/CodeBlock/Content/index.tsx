/*
 * Why:   code that was highlighted at build time is put in as it is.
 * How:   eject for highlighted code; anything else goes to the stock content, which src/speed/highlight/theme/CodeBlock has then loaded.
 * Since: Docusaurus 3.8.1.
 * Drop:  together with src/speed/highlight/theme/CodeBlock.
 */
import {use, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';
import {isHighlighted, StockContentContext} from '../highlighted';
import './lines.css';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const stockContent = use(StockContentContext);
  const html = isHighlighted(metadata) ? metadata.html : '';
  // One object for as long as the text is the same: React writes the inner HTML again for each new object, and would
  // overwrite the highlighted text of the static HTML.
  const inner = useMemo(() => ({__html: html}), [html]);
  if (!isHighlighted(metadata)) {
    return stockContent;
  }
  const {language, lineNumbersStart} = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  return (
    <pre
      ref={codeBlockRef}
      // A keyboard reaches the end of a wide block only when the block takes the focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, 'prism-code', `language-${language}`, styles['codeBlock'], 'thin-scrollbar')}
    >
      <code
        className={clsx(styles['codeBlockLines'], isNumbered && styles['codeBlockLinesWithNumbering'])}
        style={isNumbered ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined}
        dangerouslySetInnerHTML={inner}
        suppressHydrationWarning
      />
    </pre>
  );
}
