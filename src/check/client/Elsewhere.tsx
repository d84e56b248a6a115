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
  ['additional-spring-configuration-metadata.json', 'Spring Boot metadata for your own client projects'],
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
        With these JSON Schemas, your editor completes and explains properties and marks invalid values. Undocumented
        properties are not marked. The files are for version {version}. For another version, replace the version in the
        URL:
      </p>
      <ul>
        {schemas.map(([name, what]) => (
          <li key={name}>
            <Saved path={`schemas/${version}/${name}`}>{name}</Saved>: {what}
          </li>
        ))}
      </ul>
      <p>
        Visual Studio Code needs the Red Hat YAML extension. It reads the first line of a file, as do other editors with
        the YAML language server:
      </p>
      <CodeBlock language="yaml" title="jobtemplates.yaml">
        {`# yaml-language-server: $schema=${site}schemas/${version}/jobtemplates.json`}
      </CodeBlock>
      <p>
        IntelliJ IDEA uses a different line. Alternatively, add the schema in the settings under JSON Schema Mappings:
      </p>
      <CodeBlock language="yaml" title="jobtemplates.yaml">
        {`# $schema: ${site}schemas/${version}/jobtemplates.json`}
      </CodeBlock>
      <p>
        The samples in this documentation contain such a line. Without internet access, save the schemas in a directory{' '}
        <code>schemas</code> next to your configuration directories and specify their path:
      </p>
      <CodeBlock language="yaml" title="controller-config/jobtemplates.yaml">
        {'# yaml-language-server: $schema=../schemas/jobtemplates.json'}
      </CodeBlock>
      <p>
        In IntelliJ IDEA, select the saved file in the settings under Languages &amp; Frameworks, Schemas and DTDs, JSON
        Schema Mappings, and add the paths of your files. In Visual Studio Code, you can also set schemas for a whole
        workspace:
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
        For your own Spring Boot project, copy <code>additional-spring-configuration-metadata.json</code> to{' '}
        <code>src/main/resources/META-INF</code>. With the Spring Boot tools, both editors then complete the properties
        in its <code>application.yaml</code>.
      </p>
      <p>
        To check the setup, begin a new line in a step and press Ctrl+Space. The editor suggests{' '}
        <code>workerDefinitionName</code>.
      </p>
      <Heading as="h2" id="command-line">
        On the command line and in CI
      </Heading>
      <p>
        <Saved path="tools/check.mjs">check.mjs</Saved> has the same rules in one file. It needs Node.js 18 or later and
        no network, and never prints values from your files.
      </p>
      <CodeBlock language="bash" title="Check a stack">
        {`node check.mjs --release ${version} docker-compose.yaml .env controller-config/*.yaml worker-config/*.yaml`}
      </CodeBlock>
      <p>
        <code>--target</code> sets the version of a planned update, and <code>--json</code> prints JSON. The exit code
        is 0 for no errors or removals, 1 for at least one, and 2 for an invalid command.
      </p>
    </>
  );
}
