import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';

/** The worker catalogue of the current release as a page of its own, for links from outside. */
export default function WorkerInfoComponent(): ReactNode {
  return (
    <Layout title="Worker information" description="All known workers of jadice flow with their parameters.">
      <main className="container container--fluid margin-vert--lg">
        <Heading as="h1">Worker information</Heading>
        <p>
          How to read an entry stands on the page <Link to="/docs/reference/WorkerInfo">Worker info</Link>.
        </p>
      </main>
    </Layout>
  );
}
