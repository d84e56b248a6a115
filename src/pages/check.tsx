import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import MDXContent from '@theme/MDXContent';
import {Options, useOptions} from '@site/src/check/client/Options';
import type {WorkbenchProps} from '@site/src/check/client/Workbench';
import Crumb from '@site/src/ui/Crumb';
import text from './_check.mdx';

/** The text below the tool, with the addresses that depend on where the site is. */
const Text = text as ComponentType<{version: string; site: string; schemas: string; command: string}>;

type Loaded = {Workbench: ComponentType<WorkbenchProps>} | {error: unknown};

/** The check tool. Its script and styles load on this page only. After an error, the reader can load them again. */
function Checker(props: WorkbenchProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    import('@site/src/check/client/Workbench').then(
      ({default: Workbench}) => setLoaded({Workbench}),
      (error: unknown) => setLoaded({error}),
    );
  }, [attempt]);
  return loaded && 'Workbench' in loaded ? (
    <loaded.Workbench {...props} />
  ) : (
    <Loading
      isLoading={!loaded}
      pastDelay={false}
      timedOut={false}
      error={loaded?.error}
      retry={() => setAttempt(attempt + 1)}
    />
  );
}

function Tool(): ReactNode {
  const [options, setOptions] = useOptions();
  return (
    <>
      <div className="tool-head">
        <div>
          <Heading as="h1">Check your files</Heading>
          <p>
            Check the Compose file, the configuration and job requests before the first start. Nothing leaves your
            browser.
          </p>
        </div>
        <Options options={options} onChange={setOptions} />
      </div>
      <div className="tool-place">
        <Checker options={options} />
      </div>
    </>
  );
}

/** Checks the files of a reader, and lists all rules. */
export default function Check(): ReactNode {
  const version = useVersions(undefined).find(({isLast}) => isLast)!.name;
  return (
    <Layout
      title="Check your files"
      description="Check a Compose file, configuration files, job templates and job requests of jadice flow for errors. The check runs in your browser, and nothing is uploaded."
    >
      <main className="container margin-vert--lg">
        <Crumb to="/tools">Tools</Crumb>
        <Tool />
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
