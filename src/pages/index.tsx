import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import TileGrid from '@site/src/components/TileGrid';
import type {SiteUser} from '@site/src/config/site';
import {operations, productGuides, tutorials, waysIn} from './_home';
import styles from './index.own.module.css';

function Section({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">{title}</Heading>
      {children}
    </section>
  );
}

function User({caption, image, infoLink}: SiteUser): ReactNode {
  return (
    <li>
      <Link className={styles.user} to={infoLink}>
        <img src={useBaseUrl(image)} alt="" width={40} height={40} loading="lazy" />
        {caption}
      </Link>
    </li>
  );
}

/** The first page: what jadice flow does, three ways in, and where everything is. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const latest = useLatestVersion(undefined);
  const users = siteConfig.customFields?.['users'] as readonly SiteUser[];
  return (
    <Layout description="jadice flow converts documents, recognises their text and extracts their data. Install it, run a first job, or look something up.">
      <main className={styles.page}>
        <header className={styles.hero}>
          <Heading as="h1">{siteConfig.title}</Heading>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <p className={styles.lead}>
            jadice flow converts documents, recognises their text and extracts their data. You send a job over REST or
            from Java; the controller hands each step to a worker, and the result waits in the data store.
          </p>
        </header>
        <TileGrid tiles={waysIn} kind="steps" />
        <Section title="Product guides">
          <TileGrid tiles={productGuides} />
        </Section>
        <Section title="Tutorials">
          <TileGrid tiles={tutorials} />
        </Section>
        <Section title="In production">
          <TileGrid tiles={operations} />
        </Section>
        <Section title="Versions">
          <p>
            The current release is <Link to="/docs/">{latest.label}</Link>. The menu at the top right leads to older
            releases and to the unreleased version.
          </p>
        </Section>
        <Section title="Used by">
          <ul className={styles.users}>
            {users
              .filter(({pinned}) => pinned)
              .map((user) => (
                <User key={user.caption} {...user} />
              ))}
          </ul>
        </Section>
      </main>
    </Layout>
  );
}
