/*
 * Why:   readers take the text of a page along: into a ticket, a script, or a question to an assistant.
 * How:   wrap (safe), puts commands beside the breadcrumbs.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the theme offers the text of a page as Markdown.
 */
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageText from './PageText';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageText />
    </div>
  );
}
