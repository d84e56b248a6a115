import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import list from '@generated/changes/default/versions.json';
import {amount} from '@site/src/plugins/changes/views';
import type {VersionSummary} from '@site/src/plugins/changes/views';

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
        <summary>{files.length} files: Markdown, kits, API descriptions and schemas</summary>
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
      description="All versions of this documentation of jadice flow: their state, their pages, what changed, and what you can take along."
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Versions</Heading>
        <p>
          All versions of this documentation, the newest first. Which versions the vendor maintains is for jadice
          support to say. To compare any two of them, see <Link to="/changes">What changed</Link>; for a zip or a PDF of
          one, see <Link to="/offline">Read it without internet</Link>.
        </p>
        {list.map((version) => (
          <Version key={version.name} {...version} />
        ))}
      </main>
    </Layout>
  );
}
