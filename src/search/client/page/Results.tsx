import {type ReactNode, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Hit} from '../../engine/answer';
import {Marked} from './Marked';
import styles from './styles.module.css';
import type {SearchResults} from './useResults';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function HitArticle({hit}: {hit: Hit}): ReactNode {
  const {hierarchy} = hit._highlightResult;
  const titles = levels.flatMap((level) => hierarchy[level]?.value ?? []);
  const title = titles.pop() ?? '';
  const summary = hit._snippetResult?.content?.value;
  return (
    <article className={styles.hit}>
      <Heading as="h2" className={styles.hitHeading}>
        <Link to={hit.url}>
          <Marked text={title} />
        </Link>
      </Heading>
      {titles.length > 0 && (
        <ul className={`breadcrumbs ${styles.path}`}>
          {titles.map((text, index) => (
            <li key={index} className="breadcrumbs__item">
              <Marked text={text} />
            </li>
          ))}
        </ul>
      )}
      {hit.foundBy && <p className={styles.summary}>{hit.foundBy}</p>}
      {summary && (
        <p className={styles.summary}>
          <Marked text={summary} />
        </p>
      )}
    </article>
  );
}

/** Loads the next results when the reader gets to the end of the list. */
function More({onSeen}: {onSeen: () => void}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen());
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <div ref={element} className={styles.more}>
      <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
    </div>
  );
}

/** Number of results, the results, or why there are none. */
export function Results({query, results}: {query: string; results: SearchResults}): ReactNode {
  const {status, hits, nbHits, hasMore, help, more} = results;
  const {selectMessage} = usePluralForm();
  const found = translate(
    {id: 'theme.SearchPage.documentsFound.plurals', message: 'One section found|{count} sections found'},
    {count: nbHits},
  );
  return (
    <div aria-busy={status === 'loading'}>
      <p className={styles.count} role="status">
        {nbHits > 0 && selectMessage(nbHits, found)}
        {status === 'loading' && hits.length === 0 && 'Searching'}
        {query && status === 'idle' && nbHits === 0 && (
          <Translate id="theme.SearchPage.noResultsText">No results were found</Translate>
        )}
      </p>
      {hits.map((hit) => (
        <HitArticle key={hit.objectID} hit={hit} />
      ))}
      {status === 'error' && (
        <div role="alert">
          <p>Unable to fetch results. {help}</p>
          <button type="button" className="button button--primary" onClick={more}>
            Retry
          </button>
        </div>
      )}
      {hasMore && status === 'idle' && <More onSeen={more} />}
    </div>
  );
}
