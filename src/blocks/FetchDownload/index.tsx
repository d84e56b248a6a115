import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {downloadsFolder, sumsFile, zipName} from '@site/src/config/downloads';

interface Props {
  /** The call of the script that keeps a copy current. */
  readonly update?: boolean;
}

/** How the zip with all versions is fetched from the address of this site, and verified. */
export default function FetchDownload({update = false}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const zip = zipName(siteConfig.projectName ?? '', 'all');
  const address = `${String(siteConfig.customFields?.['address'])}${downloadsFolder}`;
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
