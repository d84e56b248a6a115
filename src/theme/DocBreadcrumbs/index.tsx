/*
 * Why:   readers take the text of a page along: into a ticket, a script, or a question to an assistant.
 * How:   wrap (safe), puts commands beside the title.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the theme offers the text of a page as Markdown.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {useCopiedHeadings} from './copy';
import PageText from './PageText';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {permalink, version} = useDoc().metadata;
  useCopiedHeadings(permalink, version);
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageText className={styles.beside} />
    </div>
  );
}
