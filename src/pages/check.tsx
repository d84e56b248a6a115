import type {ComponentType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {Checker} from '@site/src/check/client';
import text from './_check.mdx';

/** The text below the tool, with the addresses that depend on where the site is. */
const Text = text as ComponentType<{version: string; site: string; schemas: string; command: string}>;

/** Checks the files of a reader, and lists all rules. */
export default function Check(): ReactNode {
  const version = useVersions(undefined).find(({isLast}) => isLast)!.name;
  return (
    <Layout
      title="Check your files"
      description="Find errors in configuration files, job templates and job requests of jadice flow. The check runs in your browser, and nothing is uploaded."
    >
      <main className="container margin-vert--md">
        <Checker>
          <Link to="/tools">Tools</Link>
          <Heading as="h1">Check your files</Heading>
          <p className="site-lead">
            Find errors before the first start. The check runs in your browser, and your files are not uploaded or
            stored.
          </p>
        </Checker>
        <noscript>
          <p>The check needs JavaScript. You can read the rules below without it.</p>
        </noscript>
        <div className="markdown theme-doc-markdown">
          <MDXContent>
            <Text
              version={version}
              site={String(useDocusaurusContext().siteConfig.customFields?.['address'])}
              schemas={useBaseUrl(`/schemas/${version}/`)}
              command={useBaseUrl('/tools/check.mjs')}
            />
          </MDXContent>
        </div>
      </main>
    </Layout>
  );
}
