/*
 * Why:   browsers break a line after each hyphen, so that `--namespace` becomes `-` and `-namespace`.
 * How:   wrap (unsafe), gives the stock component options and short names as parts that stay whole.
 * Drop:  when browsers no longer break a line after the hyphens of a word.
 */
import type {ComponentProps, ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import Options from '@site/src/ui/Options';

export default function CommandInline({children, ...props}: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props}>{typeof children === 'string' ? <Options text={children} /> : children}</CodeInline>;
}
