/*
 * Why:   a printed page shows its day; pages outside the documentation show the current release, on paper also their address.
 * How:   wrap (safe), adds lines above the stock copyright.
 * Drop:  when the theme prints address and day by itself.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import {dayOf} from '@site/src/lib/day';

export default function CopyrightWrapper(props: Props): ReactNode {
  // Other pages have no version, because the not-found page is one file for all URLs.
  const {activeDoc} = useActiveDocContext(undefined);
  const {pathname} = useLocation();
  const latest = useLatestVersion(undefined);
  // The server knows neither the day nor the host.
  const isBrowser = useIsBrowser();
  return (
    <>
      {/* The context also finds a page whose address is written in another case, for which hosts send the not-found page. */}
      {!(activeDoc && pathname.startsWith(activeDoc.path)) && (
        <p className="margin-bottom--sm">{`The current release of jadice flow is ${latest.label}.`}</p>
      )}
      {isBrowser && <p className="only-paper">{`Printed on ${dayOf(new Date())} from ${location.href}`}</p>}
      <Copyright {...props} />
    </>
  );
}
