import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import FirstCall from '@site/src/components/FirstCall';
import {article} from '@site/src/config/announcement';
import type {SiteUser} from '@site/src/config/site';
import {type HomeLink, productGuides, roles, sampleQueries} from './_home';
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

/** The search page takes the query from the address, so the field needs no script of its own. */
function SearchField(): ReactNode {
  const page = useBaseUrl('/search');
  return (
    <search className={styles.search}>
      <form action={page}>
        <input type="search" name="q" aria-label="Search the documentation" placeholder="Key, error, task or call" />
        <button type="submit">Search</button>
      </form>
      <p>
        For example{' '}
        {sampleQueries.map((query) => (
          <Link key={query} to={`/search?q=${encodeURIComponent(query)}`}>
            {query}
          </Link>
        ))}
      </p>
    </search>
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

/** The first page: what jadice flow does, for whom, and where to begin. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const latest = useLatestVersion(undefined);
  const users = siteConfig.customFields?.['users'] as readonly SiteUser[];
  return (
    <Layout description="jadice flow converts documents, recognises their text and extracts their data. Install it, run a first job, or look something up.">
      <main className={styles.page}>
        <header className={styles.hero}>
          <div>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <Heading as="h1">{siteConfig.title}</Heading>
            <p className={styles.lead}>
              jadice flow converts documents, recognises their text and extracts their data: you send a job, workers do
              its steps, and you fetch the result.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary" to="/docs/tutorials/tutorial-01">
                Run your first job
              </Link>
              <Link className="button button--secondary" to="/docs/reference/flow-rest-api">
                REST API
              </Link>
            </p>
            <SearchField />
          </div>
          <FirstCall />
        </header>
        <div className={styles.roles}>
          {roles.map(({title, text, links}) => (
            <section key={title}>
              <Heading as="h2">{title}</Heading>
              <p>{text}</p>
              <Links links={links} />
            </section>
          ))}
        </div>
        <section className={styles.section}>
          <Heading as="h2">Product guides</Heading>
          <Links links={productGuides} />
        </section>
        <div className={styles.foot}>
          <section>
            <Heading as="h2">Release and news</Heading>
            <p>
              The current release is <Link to="/docs/">{latest.label}</Link>; older ones are in the menu at the top.
              Latest news: <Link to={`/${article.path}`}>{article.title}</Link>.
            </p>
          </section>
          <section>
            <Heading as="h2">Used by</Heading>
            <p>Products of levigo that send their documents through jadice flow.</p>
            <ul className={styles.users}>
              {users
                .filter(({pinned}) => pinned)
                .map((user) => (
                  <User key={user.caption} {...user} />
                ))}
            </ul>
          </section>
        </div>
      </main>
    </Layout>
  );
}
