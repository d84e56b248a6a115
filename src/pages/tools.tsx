import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Crumb from '@site/src/ui/Crumb';
import Line, {Columns} from '@site/src/ui/PartStepResult';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {developerFiles} from '@site/src/config/developerFiles';
import {tools} from '@site/src/config/tools';

/** Input, action and result of each tool. */
export default function Tools(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {name: release} = useLatestVersion(undefined);
  return (
    <Layout
      title="Tools"
      description="The tools of the jadice flow documentation: check your files, find your symptom, see what changed, look up properties and names, compare versions, read offline."
    >
      <main className="container margin-vert--lg">
        <Crumb to="/">jadice flow</Crumb>
        <Heading as="h1">Tools</Heading>
        <p>
          Choose a tool based on what you have and what you want to know. All tools run in your browser, so nothing that
          you open or paste leaves your machine.
        </p>
        <Columns names={['You have', 'Tool', 'You get']} />
        {tools.map(({name, does, have, get, to}) => (
          <Line
            key={to}
            part={
              <p>
                <span className="only-heard">You have: </span>
                {have}
              </p>
            }
            step={
              <>
                <Heading as="h2">
                  <Link to={to}>{name}</Link>
                </Heading>
                <p>{does}</p>
              </>
            }
            result={
              <p>
                <span className="only-heard">You get: </span>
                {get}
              </p>
            }
          />
        ))}
        <div className="markdown">
          <Heading as="h2">In your pipeline</Heading>
          <p>
            The check is also a command with the same rules and messages: <code>node check.mjs FILE …</code>. See{' '}
            <Link to="/check#command-line">On the command line and in CI</Link>.
          </p>
          <Heading as="h2" id="files">
            Files for developers
          </Heading>
          <p>
            For {release} where the file depends on the version. For another one, replace the version in the URL. To see
            the mock server and a client at work, <Link to="/first-job">send your first job</Link>. To prove that
            results are right, <Link to="/document-checks">check documents</Link> with public tools.
          </p>
          <ul>
            {developerFiles.map(({name, does, path}) => (
              <li key={path}>
                <a href={withBaseUrl(`/${path.replace('VERSION', release)}`)} download>
                  {name}
                </a>
                : {does}
              </li>
            ))}
          </ul>
        </div>
      </main>
    </Layout>
  );
}
