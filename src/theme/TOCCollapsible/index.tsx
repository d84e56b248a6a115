/*
 * Why:   the outline of narrow windows stays in view on long pages, so it names the section that is read. Stock only says "On this page".
 * How:   eject (unsafe component), the stock list in `details`, which also open without JavaScript. `src/fixes/target` closes them.
 * Drop:  when the stock outline of phones shows the current section.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import {active, usePlace} from '../TOC';

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  return (
    <details ref={usePlace<HTMLDetailsElement>()} className={className}>
      <summary>On this page</summary>
      <TOCItems {...props} linkClassName="table-of-contents__link toc-strip" linkActiveClassName={active} />
    </details>
  );
}
