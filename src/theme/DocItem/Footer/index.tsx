/*
 * Why:   readers can report an error in one step, including its location.
 * How:   wrap (safe), adds a link to the stock footer, and on phones the commands of the head.
 * Drop:  when the theme has such a link.
 */
import type {MouseEvent, ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyPage from '../../DocBreadcrumbs/CopyPage';
import {reportAddress} from './report';
import styles from './styles.module.css';

/** The heading that was last above the middle of the window. */
function nearestHeading(): string {
  const headings = Array.from(document.querySelectorAll<HTMLElement>('article :is(h1, h2, h3)'));
  const above = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2);
  return (above.at(-1)?.textContent ?? '').replace(/\u200B/g, '').trim();
}

export default function FooterWrapper(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {metadata} = useDoc();
  const address = (heading: string): string => reportAddress(String(customFields?.['reportTo']), metadata, heading);
  const fill = ({currentTarget}: MouseEvent<HTMLAnchorElement>): void => {
    currentTarget.href = address(nearestHeading());
  };
  return (
    <div className={`only-screen ${styles.foot}`}>
      <CopyPage className={styles.commands} />
      <Footer />
      <p className="theme-edit-this-page" data-nosnippet="">
        <a href={address('')} onClick={fill} target="_blank" rel="noopener noreferrer">
          Report a problem on this page
        </a>
      </p>
    </div>
  );
}
