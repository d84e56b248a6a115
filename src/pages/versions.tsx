import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Crumb from '@site/src/ui/Crumb';
import list from '@generated/changes/default/versions.json';
import {amount, type VersionSummary} from '@site/src/plugins/changes/views';

function Version({name, label, state, start, pages, since, files}: VersionSummary): ReactNode {
  return (
    <>
      <Heading as="h2" id={name}>
        {label}
      </Heading>
      <ul>
        <li>
          {state}. <Link to={start}>{pages} pages</Link>
        </li>
        <li>
          {since ? (
            <>
              <Link to={`/changes/${since.from}-to-${since.to}`}>Changes since {since.from}</Link>: {amount(since)}
            </>
          ) : (
            'The oldest version of this documentation.'
          )}
        </li>
      </ul>
      <details>
        <summary>{files.length} files: Markdown, deployment files, API descriptions and schemas</summary>
        <ul>
          {files.map((file) => (
            <li key={file.to}>
              <Link to={`pathname://${file.to}`}>{file.label}</Link>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** All versions with their state, changes and downloads. */
export default function Versions(): ReactNode {
  return (
    <Layout
      title="Versions"
      description="All versions of this documentation of jadice flow: their status, pages, changes and downloads."
    >
      <main className="container margin-vert--lg markdown">
        <Crumb to="/">jadice flow</Crumb>
        <Heading as="h1">Versions</Heading>
        <p>
          All versions of this documentation, latest first. To find out which versions levigo maintains, contact jadice
          support. To compare two versions, see the <Link to="/changes">Update guide</Link>. To download a version, see{' '}
          <Link to="/offline">Read the documentation offline</Link>.
        </p>
        {list.map((version) => (
          <Version key={version.name} {...version} />
        ))}
      </main>
    </Layout>
  );
}
