import {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  /** Address of the page itself, below the base URL. */
  readonly page: string;
}

const notFetched = '<p>The list could not be fetched. Reload the page.</p>';

/**
 * Pages that both versions have, with another text. The texts are compared after the pages are built: the build puts the list into the
 * HTML of the page. A reader who comes from another page of the site has no such HTML: then it is fetched.
 */
export default function ChangedTexts({page}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState({__html: ''});
  const address = useBaseUrl(page);
  useEffect(() => {
    if (place.current?.childElementCount !== 0) {
      return undefined;
    }
    const leaving = new AbortController();
    fetch(address, {signal: leaving.signal})
      .then((answer) => answer.text())
      .then((html) => {
        const built = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-changed-texts]');
        setContent({__html: built?.innerHTML || notFetched});
      })
      .catch(() => {
        if (!leaving.signal.aborted) {
          setContent({__html: notFetched});
        }
      });
    return () => leaving.abort();
  }, [address]);
  return <div ref={place} data-changed-texts="" suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
