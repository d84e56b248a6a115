import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {useDownloads} from '@site/src/blocks/DownloadList/useDownloads';
import {downloadsFolder, sumsFile, zipName} from '@site/src/config/downloads';

interface Props {
  /** The command that updates a copy. */
  readonly update?: boolean;
}

/** How to download a ZIP file that this site has and verify it: the file with all versions first. */
export default function FetchDownload({update = false}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {names} = useDownloads();
  const files = names === undefined || names === 'failed' ? [] : names;
  const editions = files.flatMap((name) => /-([^-]+)\.zip$/.exec(name)?.[1] ?? []);
  const edition = editions.includes('all') ? 'all' : (editions[0] ?? 'all');
  const zip = zipName(siteConfig.projectName ?? '', edition);
  const address = `${String(siteConfig.customFields?.['address'])}${downloadsFolder}`;
  const lines = update
    ? ['bash update-documentation.sh \\', `  ${address} /srv/documentation${edition === 'all' ? '' : ` ${edition}`}`]
    : [
        `site=${address}`,
        `curl --fail --remote-name-all $site/{${sumsFile},${zip}}`,
        `sha256sum --check --ignore-missing ${sumsFile}`,
      ];
  return (
    <CodeBlock language="bash" title="Terminal">
      {lines.join('\n')}
    </CodeBlock>
  );
}
