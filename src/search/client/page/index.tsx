import {type ReactNode, useState} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {inUrl} from '../../../lib/trace';
import {versionOf} from '../scope';
import {Results} from './Results';
import {SearchForm, useVersionChoice} from './SearchForm';
import styles from './styles.module.css';
import {useResults} from './useResults';

function titleOf(query: string): string {
  return query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

/** Content of the page. It must be inside the layout, which provides the last visited version. */
function Content(): ReactNode {
  const [queryString, setQuery] = useSearchQueryString();
  // The built page has no query, so the first render in the browser must not have one.
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? queryString : '';
  // The URL has a part of a long text, and the search all of it.
  const [typed, setTyped] = useState('');
  const query = inUrl(typed) === asked ? typed : asked;
  const onQuery = (text: string): void => {
    setTyped(text);
    setQuery(inUrl(text));
  };
  const choice = useVersionChoice();
  const [results, more] = useResults(query, choice.tags);
  const title = titleOf(asked);
  return (
    <main className={`container margin-vert--lg ${styles.page}`}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">{title}</Heading>
      <noscript>
        <p>
          Search needs JavaScript. <Link to="/docs/">The introduction</Link> leads to all topics.
        </p>
      </noscript>
      <SearchForm query={query} onQuery={onQuery} choice={choice} />
      {isBrowser ? (
        <Results query={query} results={results} more={more} onQuery={onQuery} version={versionOf(choice.chosen)} />
      ) : (
        <p className={`${styles.count} ${styles.loading}`}>Loading the search</p>
      )}
    </main>
  );
}

/** The page with all results of a query, in the version that the reader chooses. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <Content />
      </Layout>
    </HtmlClassNameProvider>
  );
}
