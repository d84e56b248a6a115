import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import pages from '@generated/versions/default/pages.json';
import {factVersions} from '../../../../facts/versions';
import {markdownAddress} from '../../../../lib/markdownAddress';
import {type ComparedPage, pathIn} from '../../pageTexts';

const versions = [...factVersions].reverse();

interface Props {
  readonly page: ComparedPage;
  readonly version: string;
}

export function VersionLinks({page, version}: Props): ReactNode {
  const address = pathIn(page, version);
  const copy = useBaseUrl(markdownAddress(address));
  return (
    <>
      <Link to={address}>{version}</Link>{' '}
      <small>
        <a href={copy}>.md</a>
      </small>
    </>
  );
}

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
