/*
 * Why:   the page of a sidebar group shows full descriptions; stock cards cut them off after one line and show an emoji each.
 * How:   eject (safe), a list of links with full descriptions instead of the cards, and title and canonical address as in `DocItem/Metadata`.
 * Drop:  when the stock cards show whole descriptions.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActiveVersion,
  useCurrentSidebarCategory,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
// Without the commands of `src/theme/DocBreadcrumbs`, which are for a page with a text.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {publicName} from '@site/src/config/versionNames';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, navigation, permalink} = categoryGeneratedIndex;
  const {url} = useDocusaurusContext().siteConfig;
  const {path} = useActiveVersion(undefined)!;
  const current = useLatestVersion(undefined).path + permalink.slice(path.length);
  const {items} = useCurrentSidebarCategory();
  const {docs, version, isLast} = useDocsVersion();
  const pages = items.filter((item) => item.type === 'link');
  return (
    <>
      <PageMetadata title={isLast ? title : `${title} (${publicName(version)})`} description={description} />
      {!isLast && (
        <Head>
          <link rel="canonical" href={url + current} />
        </Head>
      )}
      <article>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <div className="theme-doc-markdown markdown">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
          <ul className="rows">
            {pages.map(({href, label, docId = ''}) => (
              <li key={href}>
                <Link to={href}>{label}</Link> {docs[docId]?.description}
              </li>
            ))}
          </ul>
        </div>
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </>
  );
}
