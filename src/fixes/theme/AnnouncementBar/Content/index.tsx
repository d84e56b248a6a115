/*
 * Why:   links of the announcement are plain HTML: they load the whole page.
 * How:   wrap (unsafe component); plain clicks go to the router, and the pages are fetched ahead where their routes are known.
 * Since: Docusaurus 3.8.1.
 * Drop:  when links of the stock announcement are links of the site.
 */
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Content from '@theme-init/AnnouncementBar/Content';
import type {Props} from '@theme/AnnouncementBar/Content';
import {isOfSite, isPlainClick} from './links';

export default function AnnouncementContent(props: Props): ReactNode {
  const history = useHistory();
  const base = useBaseUrl('/');
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const link of Array.from(bar.current?.querySelectorAll('a') ?? [])) {
      if (isOfSite(link, window.location.origin + base)) {
        void window.docusaurus.prefetch(link.pathname);
      }
    }
  }, [base]);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && isPlainClick(event) && isOfSite(link, window.location.origin + base)) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  };
  return <Content {...props} ref={bar} onClick={follow} />;
}
