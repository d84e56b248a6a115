import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Results} from './Results';
import {SearchForm} from './SearchForm';
import {useResults} from './useResults';
import {useVersionChoice} from './useVersionChoice';

function titleOf(query: string): string {
  return query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

/** The page with all results of a query, in the version that the reader chooses. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const choice = useVersionChoice();
  const results = useResults(query, choice.tags);
  const title = titleOf(query);
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <div className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          <SearchForm query={query} onQuery={setQuery} choice={choice} />
          <Results query={query} results={results} />
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
