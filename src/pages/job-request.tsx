import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Builder} from '@site/src/plugins/check/builder/Builder';

/** Builds a job request from a template. */
export default function JobRequest(): ReactNode {
  return (
    <Layout
      title="Build a job request"
      description="Builds the body of POST /job/create from a job template, checks it, and writes it as JSON, curl, TypeScript, Python and Java."
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Build a job request</Heading>
        <p>
          Builds the body of <code>POST /job/create</code> from a job template, published or your own, checks it by the
          rules of <Link to="/check">Check your files</Link>, and writes it as JSON and as short programs. All of it
          happens in this page; nothing is sent and nothing is stored.
        </p>
        <noscript>
          <p>
            The builder needs JavaScript. <Link to="/docs/reference/flow-rest-api#submit-a-job">Submit a job</Link> has
            a sample and the fields of a request.
          </p>
        </noscript>
        <Builder />
        <Heading as="h2" id="after">
          After the request
        </Heading>
        <ol>
          <li>
            Upload your documents first: a part holds an{' '}
            <Link to="/docs/reference/datatransfer#upload-with-curl">address in the data store</Link>, not the document.
          </li>
          <li>
            Send the request once. Store <code>jobExecutionID</code> of the answer at once, next to your own record.
          </li>
          <li>
            <Link to="/docs/reference/flow-rest-api#poll-until-the-end">Poll until the end</Link>, or use one of the{' '}
            <Link to="/docs/reference/flow-rest-api#a-complete-client-in-java">complete clients</Link>, which do all of
            this with <code>job-request.json</code>.
          </li>
        </ol>
      </main>
    </Layout>
  );
}
