import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import list from '@generated/versions/default/versions.json';
import {archiveName, kitsPath, sumsFile} from '@site/src/config/downloads';
import {kits} from '@site/src/config/kits';
import {amount, type VersionSummary} from '@site/src/plugins/versions/views';
import Crumb from '@site/src/ui/Crumb';
import Line, {Columns} from '@site/src/ui/PartStepResult';

const Version = ({name, label, state, start, pages, since, files}: VersionSummary): ReactNode => (
  <Line
    part={
      <>
        <Heading as="h2" id={name}>
          <Link to={start}>{label}</Link>
        </Heading>
        <p>
          {state}, {pages} pages
        </p>
      </>
    }
    step={
      <p>
        {since ? (
          <>
            <Link to={`/changes/${since.from}-to-${since.to}`}>Since {since.from}</Link>: {amount(since)}
          </>
        ) : (
          'The oldest version of this documentation'
        )}
      </p>
    }
    result={
      <ul className="plain-list">
        {Object.entries(files).map(([kind, some]) => (
          <li key={kind}>
            {kind}:{' '}
            {some.map((file, index) => (
              <Fragment key={file.to}>
                {index > 0 && <span>, </span>}
                <Link to={`pathname://${file.to}`}>{file.label}</Link>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    }
  />
);

/** All versions with their state, changes and downloads. */
export default function Versions(): ReactNode {
  return (
    <Layout
      title="Versions"
      description="All versions of this documentation of jadice flow: their status, pages, changes and downloads."
    >
      <main className="container margin-vert--lg">
        <Crumb to="/">jadice flow</Crumb>
        <Heading as="h1">Versions</Heading>
        <p>
          All versions of this documentation, latest first. To find out which versions levigo maintains, contact jadice
          support. To compare two versions, see the <Link to="/changes">Update guide</Link>. To download a version, see{' '}
          <Link to="/offline">Read the documentation offline</Link>.
        </p>
        <Columns names={['Version', 'What changed', 'You get']} />
        {list.map((version) => (
          <Version key={version.name} {...version} />
        ))}
        <div className="markdown">
          <Heading as="h2">Deployment files</Heading>
          <p>
            They are the same for all versions. <Link to={`pathname:///${kitsPath(sumsFile)}`}>{sumsFile}</Link> lists
            their checksums.
          </p>
          <ul className="rows">
            {kits.map(({name, title}) => (
              <li key={name}>
                <Link to={`pathname:///${kitsPath(archiveName(name))}`}>{archiveName(name)}</Link> {title}
              </li>
            ))}
          </ul>
        </div>
      </main>
    </Layout>
  );
}
