/*
 * Why:   search engines should list the current release for pages whose text is the same in several versions.
 * How:   wrap (safe), names the page of the current release as canonical.
 * Drop:  when stock has canonical pages across versions (facebook/docusaurus#1793).
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveDocContext, useDoc, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import shares from '@generated/versions/default/shares.json';
import {publicName} from '@site/src/config/versionNames';
import {shareBetween} from '@site/src/plugins/versions/shares';

export default function DocItemMetadataWrapper(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {id, version} = useDoc().metadata;
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const last = useLatestVersion(undefined).name;
  const isSame = version !== last && shareBetween(shares, id, publicName(version), publicName(last)) === 0;
  return (
    <>
      <Metadata />
      {isSame && (
        <Head>
          <link rel="canonical" href={url + alternateDocVersions[last]!.path} />
        </Head>
      )}
    </>
  );
}
