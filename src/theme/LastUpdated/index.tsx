/*
 * Why:   stock formats the date, which is in the HTML already, again when scripts start: browsers load their tables of dates for it, 130 ms
 *        of a phone.
 * How:   wrap (safe), on the first page an empty element: React keeps what the server has put in it.
 * Drop:  when the stock component gets the formatted date.
 */
import {type ReactNode, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/LastUpdated';
import StockLastUpdated from '@theme-original/LastUpdated';

const kept = {__html: ''};

export default function LastUpdated(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isSent] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
  return isSent ? (
    <span className={ThemeClassNames.common.lastUpdated} dangerouslySetInnerHTML={kept} suppressHydrationWarning />
  ) : (
    <StockLastUpdated {...props} />
  );
}
