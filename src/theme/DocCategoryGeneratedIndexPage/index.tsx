/*
 * Why:   the page of a sidebar group shows full descriptions; stock cards cut them off after one line and show an emoji each.
 * How:   eject (safe), a list of links with full descriptions instead of the cards.
 * Drop:  when the stock cards show whole descriptions.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
// Without the commands of `src/theme/DocBreadcrumbs`, which are for a page with a text.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, navigation} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  const {docs} = useDocsVersion();
  const pages = items.filter((item) => item.type === 'link');
  return (
    <>
      <PageMetadata title={title} description={description} />
      <article>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <div className="theme-doc-markdown markdown">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
          <ul className={styles.pages}>
            {pages.map(({href, label, docId = ''}) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
                <p>{docs[docId]?.description}</p>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </>
  );
}
