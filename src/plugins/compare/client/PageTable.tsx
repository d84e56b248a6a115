import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import pages from '@generated/compare/default/pages.json';
import {docsPath, factVersions} from '../../../facts/versions';
import {twinOf} from '../../markdown/addresses';

const versions = [...factVersions].reverse();

function Address({version, path}: {readonly version: string; readonly path: string}): ReactNode {
  const address = `${docsPath(version)}/${path}`;
  const twin = useBaseUrl(twinOf(address));
  return (
    <>
      <Link to={address}>{version}</Link> <a href={twin}>.md</a>
    </>
  );
}

/** All pages in all versions, each with its text as Markdown: whoever has no JavaScript compares these. */
export default function PageTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {versions.map((version) => (
            <th key={version} scope="col">
              {version}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map(({id, title, paths}) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {versions.map((version) => (
              <td key={version}>
                {paths[version] === undefined ? '–' : <Address version={version} path={paths[version]} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
