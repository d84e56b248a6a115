import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {users} from '@site/src/config/users';
import {firstJob, introduction, outage, shelves} from './_home';
import {FirstJob, Row, Trouble, Update} from './_rows';
import styles from './index.module.css';

/** The first page: three things that readers come with, and what to read or to use. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Layout
      wrapperClassName="home"
      description="jadice flow converts documents, recognises their text and extracts their data. Install it, send your first job, or look something up."
    >
      <main className={styles.page}>
        <header className={styles.top}>
          <div>
            <Heading as="h1">{siteConfig.title}</Heading>
            <p>{siteConfig.tagline}</p>
          </div>
          <div className={styles.lead}>
            <p>
              jadice flow converts documents, recognises their text and extracts their data. You submit a job, workers
              run its steps, and you fetch the result.
            </p>
            <Link className="button button--primary" to={firstJob.to}>
              {firstJob.label}
            </Link>
            <Link className="button button--secondary" to={outage.to}>
              {outage.label}
            </Link>
            <Row links={[introduction]} />
          </div>
        </header>
        <Trouble />
        <FirstJob />
        <Update />
        <section className={styles.section}>
          <Heading as="h2">Guides, reference and tools</Heading>
          <div className={styles.shelf}>
            {shelves.map(({title, links}) => (
              <div key={title}>
                <Heading as="h3">{title}</Heading>
                <ul className="rows">
                  {links.map(({label, text, to}) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link> {text}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
        <section className={styles.users}>
          <p>These levigo products process their documents with jadice flow:</p>
          <ul className={`plain-list ${styles.row}`}>
            {users
              .filter(({pinned}) => pinned)
              .map(({caption, image, infoLink}) => (
                <li key={caption}>
                  <Link className={styles.user} to={infoLink}>
                    <img src={withBaseUrl(image)} alt="" width={32} height={32} loading="lazy" />
                    {caption}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
