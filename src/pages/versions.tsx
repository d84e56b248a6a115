import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import list from '@generated/versions/default/versions.json';
import {archiveName, kitsPath, sumsFile} from '@site/src/config/downloads';
import {kits} from '@site/src/config/kits';
import {amount, type VersionSummary} from '@site/src/plugins/versions/views';
import Crumb from '@site/src/ui/Crumb';

const columns = ['Version', 'Changes', ...Object.keys(list[0]!.files)];

const Version = ({name, label, state, start, pages, since, files}: VersionSummary): ReactNode => (
  <tr id={name}>
    <th scope="row">
      <Link to={start}>{label}</Link>
      <br />
      <small>
        {state}, {pages} pages
      </small>
    </th>
    <td data-label="Changes">
      {since ? (
        <>
          <Link to={`/changes/${since.from}-to-${since.to}`}>Since {since.from}</Link>: {amount(since)}
        </>
      ) : (
        'The oldest version of this documentation'
      )}
    </td>
    {Object.entries(files).map(([column, some]) => (
      <td key={column} data-label={column}>
        {some.map((file, index) => (
          <Fragment key={file.to}>
            {index > 0 && <span>, </span>}
            <Link to={`pathname://${file.to}`}>{file.label}</Link>
          </Fragment>
        ))}
      </td>
    ))}
  </tr>
);

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
        <table className="stacked">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((version) => (
              <Version key={version.name} {...version} />
            ))}
          </tbody>
        </table>
        <p>
          The deployment files are the same for all versions:{' '}
          {kits.map(({name}) => (
            <Fragment key={name}>
              <Link to={`pathname:///${kitsPath(archiveName(name))}`}>{archiveName(name)}</Link>,{' '}
            </Fragment>
          ))}
          <Link to={`pathname:///${kitsPath(sumsFile)}`}>{sumsFile}</Link>.
        </p>
      </main>
    </Layout>
  );
}
