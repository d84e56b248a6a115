/*
 * Why:   code is highlighted by the build, so that no page needs the highlighter to start: fenced blocks when the page is
 *        compiled, code that a component writes when the static HTML is rendered. The stock block, which also renders each
 *        block anew after hydration, loads only when such code comes up after a navigation.
 * How:   eject for what the build highlighted, wrap (safe, loaded lazily) for everything else.
 * Since: Docusaurus 3.8.1.
 * Drop:  when Docusaurus highlights at build time (facebook/docusaurus#9122).
 */
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props as StockProps} from '@theme/CodeBlock';
import FencedBlock, {type FencedProps} from './FencedBlock';
import LazyBlock from './LazyBlock';
import TextBlock from './TextBlock';

export type Props = StockProps & Partial<FencedProps>;

export default function CodeBlock({html, firstNumber, ...props}: Props): ReactNode {
  const {children, className, title} = props;
  if (html !== undefined) {
    return (
      <FencedBlock
        html={html}
        className={className}
        title={typeof title === 'string' ? title : undefined}
        firstNumber={firstNumber}
      />
    );
  }
  const parts = Children.toArray(children);
  if (parts.every((part) => !isValidElement(part))) {
    return <TextBlock {...props} code={parts.map(String).join('')} />;
  }
  return <LazyBlock {...props} plain={<pre>{children}</pre>} />;
}
