import {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ChangedText} from '../texts';
import {htmlOf} from '../texts';

interface Props {
  /** The same changes as JSON, below the base URL. */
  readonly file: string;
}

/**
 * Pages that both versions have, with another text. The texts are compared after the pages are built: the build puts the list into the
 * HTML of the page. A reader who comes from another page of the site has no such HTML: then the list is fetched.
 */
export default function ChangedTexts({file}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState({__html: ''});
  const [baseUrl, address] = [useBaseUrl('/'), useBaseUrl(file)];
  useEffect(() => {
    if (place.current?.childElementCount !== 0) {
      return undefined;
    }
    const leaving = new AbortController();
    fetch(address, {signal: leaving.signal})
      .then((answer) => answer.json())
      .then(({texts}: {texts: ChangedText[]}) => setContent({__html: htmlOf(texts, baseUrl)}))
      .catch(() => {
        if (!leaving.signal.aborted) {
          setContent({__html: '<p>The list could not be fetched. Reload the page.</p>'});
        }
      });
    return () => leaving.abort();
  }, [address, baseUrl]);
  return <div ref={place} data-changed-texts="" suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
