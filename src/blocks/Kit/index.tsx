import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {archiveName, kitReleaseText, kitsPath, sumsFile, unpackCommand} from '@site/src/config/downloads';

interface Props {
  /** A kit of `src/config/kits.ts`, such as `compose`. */
  readonly name: string;
}

/** How to download, verify and unpack a kit in the current directory: `<Kit name="compose" />`. */
export default function Kit({name}: Props): ReactNode {
  const archive = archiveName(name);
  const archiveAddress = useBaseUrl(`/${kitsPath(archive)}`);
  const sumsAddress = useBaseUrl(`/${kitsPath(sumsFile)}`);
  const site = String(useDocusaurusContext().siteConfig.customFields?.['address']);
  return (
    <>
      <p>
        The deployment files match {kitReleaseText} and are the same for all versions. A copy of the guide is included.{' '}
        <code>-k</code> keeps files that already exist and reports <code>File exists</code>.
      </p>
      <CodeBlock language="bash" title="Download, check, unpack">
        {[
          ...[archive, sumsFile].map((file) => `curl --fail --location --remote-name ${site}${kitsPath(file)}`),
          `sha256sum --check --ignore-missing ${sumsFile}`,
          unpackCommand(archive),
        ].join(' &&\n  ')}
      </CodeBlock>
      <ul className="rows">
        <li>
          <a href={archiveAddress} download>
            {archive}
          </a>{' '}
          The deployment files
        </li>
        <li>
          <a href={sumsAddress} download>
            {sumsFile}
          </a>{' '}
          Their checksums
        </li>
      </ul>
    </>
  );
}
