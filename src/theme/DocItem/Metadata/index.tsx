/*
 * Why:   tabs, bookmarks and search engines show several versions of a page under one title, and search engines should list one of them.
 * How:   wrap (safe): outside the current release, the title has the version, and the page of the current release is the canonical one.
 * Drop:  when stock has canonical pages across versions (facebook/docusaurus#1793).
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveDocContext, useDoc, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import {publicName} from '@site/src/config/versionNames';

export default function DocItemMetadataWrapper(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {title, version} = useDoc().metadata;
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const {name} = useLatestVersion(undefined);
  const current = alternateDocVersions[name];
  return (
    <>
      <Metadata />
      {version !== name && <PageMetadata title={`${title} (${publicName(version)})`} />}
      {version !== name && current && (
        <Head>
          <link rel="canonical" href={url + current.path} />
        </Head>
      )}
    </>
  );
}
