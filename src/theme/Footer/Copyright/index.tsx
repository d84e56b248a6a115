/*
 * Why:   a printed page shows its day; pages outside the documentation show the current release, on paper also their address.
 * How:   wrap (safe), adds lines above the stock copyright.
 * Drop:  when the theme prints address and day by itself.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';

export default function CopyrightWrapper(props: Props): ReactNode {
  // Other pages have no version, because the not-found page is one file for all URLs.
  const {activeDoc} = useActiveDocContext(undefined);
  const {pathname} = useLocation();
  // The context also finds a page whose address is written in another case, for which hosts send the not-found page.
  const isDoc = activeDoc !== undefined && pathname.startsWith(activeDoc.path);
  const latest = useLatestVersion(undefined);
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  // The server knows neither the day nor how the host writes the address.
  const isBrowser = useIsBrowser();
  return (
    <>
      {!isDoc && <p className="margin-bottom--sm">{`The current release of jadice flow is ${latest.label}.`}</p>}
      {isBrowser && !isDoc && (
        <p className="only-paper" data-paper="">
          <span>jadice flow documentation</span>{' '}
          <span>{String(customFields!['address']) + pathname.slice(baseUrl.length)}</span>
        </p>
      )}
      {isBrowser && <p className="only-paper">{`Printed on ${new Date().toISOString().slice(0, 10)}.`}</p>}
      <Copyright {...props} />
    </>
  );
}
