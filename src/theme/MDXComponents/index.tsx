/*
 * Why:   the boxes of check lists in Markdown have no name for screen readers.
 * How:   wrap (safe), adds one component to the stock ones.
 * Drop:  when the stock components name these boxes.
 */
import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';

function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input aria-label="To check" {...props} />;
}

export default {...MDXComponents, input: TaskBox};
