/*
 * Why:   the colours come from the style sheet of src/speed/highlight, right in both colour modes from the first
 *        paint; the stock container sets those of the light mode as an attribute and changes them after hydration.
 * How:   eject, the stock container without its `style`.
 * Since: Docusaurus 3.8.1.
 * Drop:  together with src/speed/highlight/theme/CodeBlock.
 */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/styles.module.css';

export default function CodeBlockContainer<T extends 'div' | 'pre'>({
  as: As,
  ...props
}: {as: T} & ComponentProps<T>): ReactNode {
  const Tag: 'div' | 'pre' = As;
  return (
    <Tag
      {...(props as ComponentProps<'div'> & ComponentProps<'pre'>)}
      className={clsx(props.className, styles['codeBlockContainer'], ThemeClassNames.common.codeBlock)}
    />
  );
}
