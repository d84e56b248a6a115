import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {certaintyWords, Checker, Elsewhere, RuleList} from '@site/src/check/client';

/** Checks the files of a reader, and lists all rules. */
export default function Check(): ReactNode {
  return (
    <Layout
      title="Check your files"
      description="Find errors in configuration files, job templates and job requests of jadice flow. The check runs in your browser, and nothing is uploaded."
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Check your files</Heading>
        <p>
          Find errors in your stack&apos;s files before you start it: <code>application.yaml</code> of the controller,
          worker and data store, <code>workers.yaml</code>, <code>jobtemplates.yaml</code>, job requests, the Compose
          file and <code>.env</code>. Open related files together to compare the names that must match. Your files are
          not uploaded or stored, and closing the page discards them.
        </p>
        <noscript>
          <p>The check needs JavaScript. You can read the rules below without it.</p>
        </noscript>
        <Checker />
        <Heading as="h2" id="certainties">
          Types of findings
        </Heading>
        <ul>
          {Object.values(certaintyWords).map(({name, meaning}) => (
            <li key={name}>
              <strong>{name}.</strong> {meaning}
            </li>
          ))}
        </ul>
        <p>
          Properties of Spring Boot (<code>spring.</code>, <code>server.</code>, <code>management.</code>,{' '}
          <code>logging.</code>) are never reported as undocumented.
        </p>
        <Elsewhere />
        <Heading as="h2" id="rules">
          Rules
        </Heading>
        <RuleList />
      </main>
    </Layout>
  );
}
