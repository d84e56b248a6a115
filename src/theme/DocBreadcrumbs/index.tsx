/*
 * Why:   readers copy the text of a page: into a ticket, a script, or a question to an assistant. Stock has no breadcrumbs for a
 *        page in no sidebar.
 * How:   wrap (safe), puts commands beside the title, and a link to the documentation above a page in no sidebar.
 * Drop:  when the theme offers the text of a page as Markdown.
 */
import type {ReactNode} from 'react';
import {useActiveVersion, useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import Crumb from '@site/src/ui/Crumb';
import {useCopiedHeadings} from './copy';
import CopyPage from './CopyPage';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {id, permalink, version} = useDoc().metadata;
  const sidebar = useDocsSidebar();
  const {path} = useActiveVersion(undefined)!;
  const [to, name] = id.startsWith('reference/') ? [`${path}/reference`, 'Reference'] : [path, 'Docs'];
  useCopiedHeadings(permalink, version);
  return (
    <div className={styles.row}>
      {sidebar ? <DocBreadcrumbs /> : <Crumb to={to}>{name}</Crumb>}
      <CopyPage className={styles.beside} />
    </div>
  );
}
