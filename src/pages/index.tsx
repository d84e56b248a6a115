import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {Columns} from '@site/src/ui/Line';
import {article} from '@site/src/config/announcement';
import type {SiteUser} from '@site/src/config/site';
import {tools} from '@site/src/config/tools';
import {type HomeLink, productGuides, shelves} from './_home';
import {FirstJob, Trouble, Update} from './_rows';
import styles from './index.module.css';

function Links({links}: {readonly links: readonly HomeLink[]}): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({label, text, to}) => (
        <li key={to}>
          <Link to={to}>{label}</Link> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function User({caption, image, infoLink}: SiteUser): ReactNode {
  return (
    <li>
      <Link className={styles.user} to={infoLink}>
        <img src={useBaseUrl(image)} alt="" width={32} height={32} loading="lazy" />
        {caption}
      </Link>
    </li>
  );
}

/** The tools as rows: what a reader has, the tool, what comes out. */
function Tools(): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2">Tools</Heading>
      <Columns names={['You have', 'Tool', 'You get']} />
      <ul className={styles.tools}>
        {tools.map(({name, have, get, to}) => (
          <li key={to}>
            <span>{have}</span>
            <Link to={to}>{name}</Link>
            <span>{get}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first page: three things that readers come with, the tools, and what to read. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const latest = useLatestVersion(undefined);
  const users = siteConfig.customFields?.['users'] as readonly SiteUser[];
  return (
    <Layout description="jadice flow converts documents, recognises their text and extracts their data. Install it, run a first job, or look something up.">
      <main className={styles.page}>
        <header className={styles.top}>
          <Heading as="h1">{siteConfig.title}</Heading>
          <div>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <p>
              jadice flow converts documents, recognises their text and extracts their data. You submit a job, workers
              run its steps, and you fetch the result.
            </p>
          </div>
        </header>
        <Columns names={['You have', 'What happens', 'You get']} />
        <Trouble />
        <FirstJob />
        <Update />
        <Tools />
        <section className={styles.section}>
          <Heading as="h2">Read</Heading>
          <div className={styles.shelf}>
            {shelves.map(({title, links}) => (
              <div key={title}>
                <Heading as="h3">{title}</Heading>
                <Links links={links} />
              </div>
            ))}
          </div>
        </section>
        <section className={styles.section}>
          <Heading as="h2">Product guides</Heading>
          <Links links={productGuides} />
        </section>
        <section className={styles.section}>
          <Heading as="h2">Release and news</Heading>
          <p>
            The current release is <Link to="/docs/">{latest.label}</Link>; older ones are in the menu at the top.
            Latest news: <Link to={`/${article.path}`}>{article.title}</Link>.
          </p>
        </section>
        <section className={styles.section}>
          <Heading as="h2">Used by</Heading>
          <p>Products of levigo that send their documents through jadice flow.</p>
          <ul className={styles.row}>
            {users
              .filter(({pinned}) => pinned)
              .map((user) => (
                <User key={user.caption} {...user} />
              ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
