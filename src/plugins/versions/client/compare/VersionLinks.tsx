import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {markdownAddress} from '../../../../lib/markdownAddress';
import {type ComparedPage, pathIn} from '../../pageTexts';

interface Props {
  readonly page: ComparedPage;
  readonly version: string;
}

/** Links to a version of a page, and to its text as Markdown. */
export default function VersionLinks({page, version}: Props): ReactNode {
  const address = pathIn(page, version);
  const copy = useBaseUrl(markdownAddress(address));
  return (
    <>
      <Link to={address}>{version}</Link> <a href={copy}>.md</a>
    </>
  );
}
