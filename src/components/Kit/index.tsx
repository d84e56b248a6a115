import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@theme/CodeBlock';
import Download from '@site/src/components/Download';
import {archiveName, kitsPath, sumsName, versionName} from '@site/src/plugins/kits/names';

interface Props {
  /** A kit of `src/config/kits.ts`, such as `compose`. */
  readonly name: string;
}

/** How to fetch a kit of the version of the page, check it and unpack it into the present directory: `<Kit name="compose" />`. */
export default function Kit({name}: Props): ReactNode {
  const version = versionName(useDocsVersion().version);
  const archive = archiveName(name, version);
  const addresses = [
    useBaseUrl(`/${kitsPath(version, archive)}`, {absolute: true}),
    useBaseUrl(`/${kitsPath(version, sumsName)}`, {absolute: true}),
  ];
  return (
    <>
      <CodeBlock language="bash" title="Download, check, unpack">
        {[
          ...addresses.map((address) => `curl --fail --location --remote-name ${address}`),
          `sha256sum --check --ignore-missing ${sumsName}`,
          `tar -xzf ${archive} --strip-components=1`,
        ].join('\n')}
      </CodeBlock>
      <Download path={kitsPath(version, archive)}>{archive}</Download>
      <Download path={kitsPath(version, sumsName)}>its checksum</Download>
    </>
  );
}
