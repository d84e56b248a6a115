import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Crumb from '@site/src/ui/Crumb';
import workers from '@generated/product/default/workers/last.json';
import WorkerCatalogue from '@site/src/blocks/WorkerCatalogue';

/** The worker catalogue of the current release as a separate page, for external links. */
export default function WorkerInfoComponent(): ReactNode {
  return (
    <Layout
      title="Worker catalogue of the current release"
      description="All known workers of jadice flow with their tags, parameters and a snippet for a step."
    >
      <main className="container margin-vert--lg markdown">
        <Crumb to="/docs/reference">Reference</Crumb>
        <Heading as="h1">Worker catalogue of the current release</Heading>
        <p>
          All known workers of the current release. How to read an entry is explained on the page{' '}
          <Link to="/docs/reference/WorkerInfo">Worker catalogue</Link>.
        </p>
        <WorkerCatalogue data={workers} headingLevel={2} />
      </main>
    </Layout>
  );
}
