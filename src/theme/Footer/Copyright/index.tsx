/*
 * Why:   a printed page shows its product version in the footer; other pages show the current release.
 * How:   wrap (safe), adds one line above the stock copyright.
 * Drop:  when the theme shows the version at the foot of a page by itself.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';

export default function CopyrightWrapper(props: Props): ReactNode {
  // Other pages have no version, because the not-found page is one file for all URLs.
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const {pathname} = useLocation();
  // The context also finds a page whose address is written in another case, for which hosts send the not-found page.
  const isDoc = activeDoc !== undefined && pathname.startsWith(activeDoc.path);
  const latest = useLatestVersion(undefined);
  const isLatest = isDoc && activeVersion!.name === latest.name;
  return (
    <>
      {/* On a screen, the head of the page says it. */}
      <p className={clsx('margin-bottom--sm', isDoc && 'only-paper')}>
        {isDoc && `This page is for jadice flow ${activeVersion!.label}${isLatest ? ', the current release' : ''}. `}
        {!isLatest && `The current release of jadice flow is ${latest.label}.`}
      </p>
      <Copyright {...props} />
    </>
  );
}
