/*
 * Why:   the stock tabs throw away what the server sent and draw all panels anew when scripts have started: on Troubleshooting 500 ms of
 *        a phone in one task.
 * How:   wrap, the stock element without the key that changes then. `useTabs` follows a stored choice and the address by itself.
 * Drop:  when the stock tabs have no key (facebook/docusaurus#5653).
 */
import {cloneElement, type ReactElement, type ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import StockTabs from '@theme-original/Tabs';

/** The element of the stock tabs, whose only state is in the component that it renders. */
const useStockTabs = StockTabs as (props: Props) => ReactElement;

export default function Tabs(props: Props): ReactNode {
  return cloneElement(useStockTabs(props), {key: 'tabs'});
}
