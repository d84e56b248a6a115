/*
 * Why:   pages have dozens of blocks, whose buttons show when a reader points at one; making all of them kept a page busy
 *        right after hydration, and held up the next page after a click.
 * How:   wrap (unsafe), the stock buttons a moment later.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the stock buttons do not take part in the first rendering in the browser.
 */
import type {ComponentProps, ReactNode} from 'react';
import CodeBlockButtons from '@theme-init/CodeBlock/Buttons';
import type CodeBlockButtonsType from '@theme/CodeBlock/Buttons';
import {useLater} from '../../../useLater';

export default function ButtonsWrapper(props: ComponentProps<typeof CodeBlockButtonsType>): ReactNode {
  return useLater() && <CodeBlockButtons {...props} />;
}
