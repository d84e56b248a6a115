import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import FeedLinks from '@site/src/components/FeedLinks';
import News from '@site/src/components/News';
import type {NewsItem, PairSummary, VersionName} from '../views';
import {amount} from './amount';

interface Props {
  readonly data: {
    /** Oldest first. */
    readonly versions: readonly VersionName[];
    readonly pairs: readonly PairSummary[];
    readonly news: readonly NewsItem[];
    readonly hasFeed: boolean;
  };
}

/** All pairs of versions, and what is new here. */
export default function Index({data: {versions, pairs, news, hasFeed}}: Props): ReactNode {
  return (
    <Layout
      title="What changed"
      description="What changes between any two versions of jadice flow, and what is new in this documentation since your last visit."
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">What changed</Heading>
        <p>
          Find the version that you run, and choose the one that you go to. You get a list of keys, events, names and
          pages that differ, each with what to do. All versions, with what you can take along, are on the page{' '}
          <Link to="/versions">Versions</Link>.
        </p>
        {hasFeed && <FeedLinks name="notices" />}
        {/* The ids are those of a pair: when a version goes, its pairs lead here. */}
        <Heading as="h2" id="facts">
          Between two versions
        </Heading>
        {[...versions]
          .reverse()
          .slice(1)
          .map(({name, label}) => (
            <section key={name}>
              <Heading as="h3">You run {label}</Heading>
              <ul>
                {pairs
                  .filter(({from}) => from === name)
                  .map((pair) => (
                    <li key={pair.to}>
                      <Link to={`/changes/${pair.from}-to-${pair.to}`}>
                        From {pair.from} to {pair.to}
                      </Link>
                      : {amount(pair)}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        <Heading as="h2" id="pages">
          New in this documentation
        </Heading>
        <p>Articles, and the pages with the newest text, with the versions that have it.</p>
        <News items={news} />
      </main>
    </Layout>
  );
}
