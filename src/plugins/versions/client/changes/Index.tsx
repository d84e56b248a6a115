import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Crumb from '@site/src/ui/Crumb';
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
      <main className="container margin-vert--lg markdown">
        <Crumb to="/tools">Tools</Crumb>
        <Heading as="h1">Update guide</Heading>
        <p>
          Choose the version that you run and your target version. Each page shows what you must do, what you must
          decide and what is new. The numbers count properties, events and other names. If your version is not in the
          list, choose the next older one, so that no change is missing. For all versions and their downloads, see{' '}
          <Link to="/versions">Versions</Link>.
        </p>
        {/* The ids are those of a pair: when a version goes, its pairs lead here. */}
        <Heading as="h2" id="facts">
          Between two versions
        </Heading>
        <table className="stacked">
          <thead>
            <tr>
              <th scope="col">You run</th>
              {targets.map(({name, label}) => (
                <th key={name} scope="col">
                  You update to {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(({name, label}) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {targets.map((target) => {
                  const pair = pairs.find(({from, to}) => from === name && to === target.name);
                  return (
                    <td key={target.name}>
                      {pair && (
                        <>
                          <Link to={`/changes/${name}-to-${target.name}`}>
                            From {name} to {target.name}
                          </Link>
                          <br />
                          {amount(pair)}
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <Heading as="h2" id="pages">
          In this documentation
        </Heading>
        <p>
          Articles about this documentation are in the <Link to="/blog">News</Link>. Follow them with a feed reader:{' '}
          <Link to="pathname:///blog/atom.xml">Atom</Link>, <Link to="pathname:///blog/rss.xml">RSS</Link>.
        </p>
      </main>
    </Layout>
  );
}
