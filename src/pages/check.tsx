import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {certaintyWords, Checker, Elsewhere, RuleList} from '@site/src/check/client';

/** Checks the files of a reader, and lists all rules. */
export default function Check(): ReactNode {
  return (
    <Layout
      title="Check your files"
      description="Checks configuration files, job templates and job requests of jadice flow in the browser. Nothing leaves your machine."
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Check your files</Heading>
        <p>
          Finds mistakes in the files of a stack before you start it: <code>application.yaml</code> of controller,
          worker and data store, <code>workers.yaml</code>, <code>jobtemplates.yaml</code>, a job request, the Compose
          file and <code>.env</code>. Open files that belong together at once: then also names that must be equal are
          compared.
        </p>
        <p>The check runs in this page. Your files are not sent, not stored, and gone when you close the page.</p>
        <noscript>
          <p>The check itself needs JavaScript. The rules below are readable without it.</p>
        </noscript>
        <Checker />
        <Heading as="h2" id="certainties">
          How sure a finding is
        </Heading>
        <ul>
          {Object.values(certaintyWords).map(({name, meaning}) => (
            <li key={name}>
              <strong>{name}.</strong> {meaning}
            </li>
          ))}
        </ul>
        <p>
          Keys of Spring Boot itself (<code>spring.</code>, <code>server.</code>, <code>management.</code>,{' '}
          <code>logging.</code>) are never said to be unknown.
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
