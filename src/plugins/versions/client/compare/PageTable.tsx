import type {ReactNode} from 'react';
import pages from '@generated/versions/default/pages.json';
import {factVersions} from '../../../../facts/versions';
import VersionLinks from './VersionLinks';

const versions = [...factVersions].reverse();

/** All pages in all versions, each with its text as Markdown, for readers without JavaScript. */
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
        {pages.map((page) => (
          <tr key={page.id}>
            <th scope="row">{page.title}</th>
            {versions.map((version) => (
              <td key={version}>{version in page.paths ? <VersionLinks page={page} version={version} /> : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
