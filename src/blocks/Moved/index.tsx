import {useEffect, useRef, type PropsWithChildren, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * Keeps the published anchor of a section that is on another page now, and leads readers on:
 * `<Moved id="personal-data">[Personal data](flow-controller-ui.md#personal-data)</Moved>`. Stands at the end of the old page. The search
 * and the Markdown copies omit it, because they have the section itself.
 */
export default function Moved({id, children}: PropsWithChildren<{id: string}>): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  const history = useHistory();
  const {hash} = useLocation();
  useBrokenLinks().collectAnchor(id);
  useEffect(() => {
    const href = place.current?.querySelector('a')?.getAttribute('href');
    // Replaces the old address, or the Back button would lead here and on again. In the offline copy, routes begin after a `#`.
    if (href && hash === `#${id}`) {
      history.replace(href.replace(/^#/, ''));
    }
  }, [hash, history, id]);
  return (
    <p ref={place} id={id} data-nosnippet="">
      This section has moved to another page: {children}
    </p>
  );
}
