import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Files for editors, with what each is for. */
const schemas = [
  ['application.json', 'application.yaml of all components'],
  ['workers.json', 'worker definitions'],
  ['jobtemplates.json', 'job templates'],
  ['job-request.json', 'the body of POST /job/create'],
  ['additional-spring-configuration-metadata.json', 'metadata of Spring Boot, for projects with a client of your own'],
] as const;

/** A file of the site that the reader saves. */
function Saved({path, children}: {path: string; children: ReactNode}): ReactNode {
  return (
    <a className={styles.saved} href={useBaseUrl(`/${path}`)} download>
      {children}
    </a>
  );
}

/** How to use the rules in a pipeline, and the schemas in an editor; with and without the internet. */
export function Elsewhere(): ReactNode {
  const site = String(useDocusaurusContext().siteConfig.customFields?.['address']);
  const version = useVersions(undefined).find(({isLast}) => isLast)!.name;
  return (
    <>
      <Heading as="h2" id="editors">
        In your editor
      </Heading>
      <p>
        JSON Schemas let an editor complete keys, explain them and mark what cannot be. They know what is public and
        leave other keys alone. These are the files for version {version}; put another version into the address if you
        run one:
      </p>
      <ul>
        {schemas.map(([name, what]) => (
          <li key={name}>
            <Saved path={`schemas/${version}/${name}`}>{name}</Saved>: {what}
          </li>
        ))}
      </ul>
      <p>
        Visual Studio Code needs the extension YAML of Red Hat. It reads the first line of a file; so do other editors
        with the YAML language server:
      </p>
      <CodeBlock language="yaml" title="jobtemplates.yaml">
        {`# yaml-language-server: $schema=${site}schemas/${version}/jobtemplates.json`}
      </CodeBlock>
      <p>
        IntelliJ IDEA reads a line of its own. You can also name the schema in the settings, under JSON Schema Mappings:
      </p>
      <CodeBlock language="yaml" title="jobtemplates.yaml">
        {`# $schema: ${site}schemas/${version}/jobtemplates.json`}
      </CodeBlock>
      <p>
        The samples of this documentation carry such a line. Without access to the internet, save the schemas in a
        folder <code>schemas</code> beside your configuration folders, and name them by their path:
      </p>
      <CodeBlock language="yaml" title="controller-config/jobtemplates.yaml">
        {'# yaml-language-server: $schema=../schemas/jobtemplates.json'}
      </CodeBlock>
      <p>
        In IntelliJ IDEA, choose the saved file in the settings, under Languages &amp; Frameworks, Schemas and DTDs,
        JSON Schema Mappings, and add the paths of your files. Visual Studio Code can name schemas for a whole folder,
        too:
      </p>
      <CodeBlock language="json" title=".vscode/settings.json">
        {JSON.stringify(
          {
            'yaml.schemas': {
              './schemas/application.json': '*-config/application.yaml',
              './schemas/workers.json': '**/workers.yaml',
              './schemas/jobtemplates.json': '**/jobtemplates.yaml',
            },
          },
          null,
          2,
        )}
      </CodeBlock>
      <p>
        For a Spring Boot project of your own, put <code>additional-spring-configuration-metadata.json</code> into{' '}
        <code>src/main/resources/META-INF</code>: both editors then complete the keys in its{' '}
        <code>application.yaml</code>, with the Spring Boot tools.
      </p>
      <p>
        To check: begin a new line in a step and ask for completion (Ctrl+Space). You should see{' '}
        <code>workerDefinitionName</code>.
      </p>
      <Heading as="h2" id="command-line">
        On the command line and in CI
      </Heading>
      <p>
        <Saved path="tools/check.mjs">check.mjs</Saved> has the same rules in one file. It needs Node.js 18 or newer,
        and no network.
      </p>
      <CodeBlock language="bash" title="Check a stack">
        {`node check.mjs --release ${version} docker-compose.yaml .env controller-config/*.yaml worker-config/*.yaml`}
      </CodeBlock>
      <p>
        <code>--target</code> names the version of a planned update, <code>--json</code> prints for machines. The
        command ends with 0 without wrong or gone findings, with 1 with such, and with 2 for a mistake in the call. It
        never prints a value of a file.
      </p>
    </>
  );
}
