/*
 * Why:   code that was highlighted by the build is put in as it is.
 * How:   eject.
 * Since: Docusaurus 3.8.1.
 * Drop:  together with src/speed/highlight/theme/CodeBlock.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  // One object for as long as the text is the same: React writes the inner HTML again for each new object, and would
  // overwrite the highlighted text of the static HTML.
  const {inner, language} = metadata as typeof metadata & {inner: {__html: string}};
  return (
    <pre
      // A keyboard reaches the end of a wide block only when the block takes the focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, 'prism-code', `language-${language}`, styles['codeBlock'], 'thin-scrollbar')}
    >
      <code className={styles['codeBlockLines']} dangerouslySetInnerHTML={inner} suppressHydrationWarning />
    </pre>
  );
}
