import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Crumb from '@site/src/ui/Crumb';
import Line, {Columns} from '@site/src/ui/PartStepResult';
import type {PairSummary, VersionName} from '../../views';
import {amount} from '../../views';

interface Props {
  readonly data: {
    /** Oldest first. */
    readonly versions: readonly VersionName[];
    readonly pairs: readonly PairSummary[];
  };
}

export default function Index({data: {versions, pairs}}: Props): ReactNode {
  // The newest first, but an unreleased one is last.
  const releases = versions.slice(1, -1).reverse();
  const targets = [...releases, ...versions.slice(-1)];
  const sources = versions.slice(0, -1).reverse();
  return (
    <Layout
      title="Update guide"
      description="What changes between any two versions of jadice flow: properties, events, names and pages, with the action for each."
    >
      <main className="container margin-vert--lg">
        <Crumb to="/tools">Tools</Crumb>
        <Heading as="h1">Update guide</Heading>
        {/* The ids are those of a pair: when a version goes, its pairs lead here. */}
        <p id="facts">
          Choose the version that you run and your target version. Each page shows what you must do, what you must
          decide and what is new. The numbers count properties, events and other names. If your version is not in the
          list, choose the next older one, so that no change is missing. For all versions and their downloads, see{' '}
          <Link to="/versions">Versions</Link>.
        </p>
        <Columns names={['You run', 'Update guide', 'You get']} />
        {sources.map((source) => {
          const own = targets.flatMap(
            ({name}) => pairs.find(({from, to}) => from === source.name && to === name) ?? [],
          );
          return (
            <Line
              key={source.name}
              part={
                <Heading as="h2">
                  <span className="only-heard">You run </span>
                  {source.label}
                </Heading>
              }
              step={
                <ul className="plain-list">
                  {own.map(({from, to}) => (
                    <li key={to}>
                      <Link to={`/changes/${from}-to-${to}`}>
                        From {from} to {to}
                      </Link>
                    </li>
                  ))}
                </ul>
              }
              result={
                <ul className="plain-list">
                  {own.map((pair) => (
                    <li key={pair.to}>
                      {pair.to}: {amount(pair)}
                    </li>
                  ))}
                </ul>
              }
            />
          );
        })}
        <div className="markdown">
          <Heading as="h2" id="pages">
            In this documentation
          </Heading>
          <p>
            Articles about this documentation are in the <Link to="/blog">News</Link>. Follow them with a feed reader:{' '}
            <Link to="pathname:///blog/atom.xml">Atom</Link>, <Link to="pathname:///blog/rss.xml">RSS</Link>.
          </p>
        </div>
      </main>
    </Layout>
  );
}
