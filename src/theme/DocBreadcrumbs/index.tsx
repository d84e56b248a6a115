/*
 * Why:   readers copy the text of a page: into a ticket, a script, or a question to an assistant. Stock has no breadcrumbs for a
 *        page in no sidebar.
 * How:   wrap (safe), puts commands beside the title, and a link to the documentation above a page in no sidebar.
 * Drop:  when the theme offers the text of a page as Markdown.
 */
import {type ReactNode, useEffect} from 'react';
import {useActiveVersion, useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import Crumb from '@site/src/ui/Crumb';
import CopyPage, {actions} from './CopyPage';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {id, permalink} = useDoc().metadata;
  const sidebar = useDocsSidebar();
  const {path} = useActiveVersion(undefined)!;
  const [to, name] = id.startsWith('reference/') ? [`${path}/reference`, 'Reference'] : [path, 'Docs'];
  const version = useDocsVersion();
  // A link of a heading or row jumps to it, and copies its permanent address.
  useEffect(() => {
    const onClick = ({target}: Event): void => {
      const link = (target as Element).closest<HTMLAnchorElement>('.hash-link');
      if (link) {
        void actions().then(({copyHeading}) => copyHeading(link, permalink, version));
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [permalink, version]);
  return (
    <div className={styles.row}>
      {sidebar ? <DocBreadcrumbs /> : <Crumb to={to}>{name}</Crumb>}
      <CopyPage className={`only-wide ${styles.beside}`} />
    </div>
  );
}
