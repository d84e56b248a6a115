import {type ReactNode, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useAnswer} from '@site/src/blocks/SymptomFinder/LineField';
import {AsTyped} from '../modal/Additions';
import {asTyped, type Found, toHtml} from '../query';
import {entries} from '../texts';
import styles from './styles.module.css';
import type {SearchResults} from './useResults';

const Marked = ({text}: {text: string}): ReactNode => <span dangerouslySetInnerHTML={{__html: toHtml(text)}} />;

function HitArticle({hit: {url, section, trail, snippet}}: {hit: Found}): ReactNode {
  return (
    <article className={styles.hit}>
      <Heading as="h2" className={styles.hitHeading}>
        <Link to={url}>
          <Marked text={trail.at(-1)!} />
        </Link>
      </Heading>
      <ul className={`breadcrumbs ${styles.path}`}>
        {[section, ...trail.slice(0, -1)].map((text, index) => (
          <li key={index} className="breadcrumbs__item">
            <Marked text={text} />
          </li>
        ))}
      </ul>
      {snippet && (
        <p className={styles.summary}>
          <Marked text={snippet} />
        </p>
      )}
    </article>
  );
}

/** Loads more results when the reader reaches the end of the list. */
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

interface Props {
  query: string;
  results: SearchResults;
  /** Loads the next results, or tries again. */
  more: () => void;
  onQuery: (query: string) => void;
  /** Name of the searched version. */
  version: string;
}

/** The number of results and the results, or the reason why there are no results. */
export function Results({query, results, more, onQuery, version}: Props): ReactNode {
  const {status, hits, nbHits, note, isReplaced, hasMore, help} = results;
  const hasNone = query !== '' && status === 'idle' && nbHits === 0;
  const {ask, answer} = useAnswer(version);
  useEffect(() => {
    // Without its files, there is still the advice.
    ask(hasNone ? query : '').catch(() => undefined);
  }, [ask, hasNone, query]);
  const {selectMessage} = usePluralForm();
  const found = translate(
    {id: 'theme.SearchPage.documentsFound.plurals', message: 'One section found|{count} sections found'},
    {count: nbHits},
  );
  const none = translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'});
  const searching = status === 'loading' && hits.length === 0 ? 'Searching' : '';
  const summary = nbHits > 0 ? selectMessage(nbHits, found) : hasNone ? none : searching;
  return (
    <div aria-busy={status === 'loading'}>
      <p className={styles.count} role="status">
        {/* One element, because a browser that translates the page replaces bare texts, which React then cannot remove. */}
        <span key={String(nbHits)}>{summary}</span>
      </p>
      {note && !hasNone && (
        <p key={note}>
          <span>{note}</span> {isReplaced && <AsTyped onClick={() => onQuery(asTyped(query))} />}
        </p>
      )}
      {hasNone && (
        <p>
          Try fewer or different words. If a topic is missing, <Link to="/docs/help/">let us know</Link>.
        </p>
      )}
      {answer}
      {(query === '' || hasNone) && (
        <>
          <Heading as="h2">Where to begin</Heading>
          <ul className="rows">
            {entries.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
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
