import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {useDownloads} from '@site/src/blocks/DownloadList';
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
  const versions = files.flatMap((name) => /-([^-]+)\.zip$/.exec(name)?.[1] ?? []);
  const version = versions.includes('all') ? 'all' : (versions[0] ?? 'all');
  const zip = zipName(siteConfig.projectName ?? '', version);
  const address = `${String(siteConfig.customFields?.['address'])}${downloadsFolder}`;
  const lines = update
    ? ['bash update-documentation.sh \\', `  ${address} /srv/documentation${version === 'all' ? '' : ` ${version}`}`]
    : [
        `site=${address}`,
        `curl --fail --remote-name-all $site/{${sumsFile},${zip}} &&`,
        `  sha256sum --check --ignore-missing ${sumsFile}`,
      ];
  return (
    <CodeBlock language="bash" title="Terminal">
      {lines.join('\n')}
    </CodeBlock>
  );
}
