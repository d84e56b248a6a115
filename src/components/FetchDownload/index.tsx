import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {downloadsFolder, sumsFile, zipName} from '@site/src/config/downloads';

interface Props {
  /** As a link within a sentence. */
  readonly inline?: boolean;
  /** The call of the script that keeps a copy current. */
  readonly update?: boolean;
}

/** How the zip with all versions is fetched from the address of this site, and verified. */
export default function FetchDownload({inline = false, update = false}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const zip = zipName(siteConfig.projectName ?? '', 'all');
  if (inline) {
    return <Link to={`pathname:///${downloadsFolder}/${zip}`}>{zip}</Link>;
  }
  const address = `${siteConfig.url}${siteConfig.baseUrl}${downloadsFolder}`;
  const lines = update
    ? [`bash update-documentation.sh ${address} /srv/documentation`]
    : [
        `curl --fail --remote-name-all ${address}/{${sumsFile},${zip}}`,
        `sha256sum --check --ignore-missing ${sumsFile}`,
      ];
  return (
    <CodeBlock language="bash" title="Terminal">
      {lines.join('\n')}
    </CodeBlock>
  );
}
