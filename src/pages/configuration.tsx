import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import rows from '@generated/product/default/explorer/all.json';
import KeyExplorer from '@site/src/blocks/KeyExplorer';

/** All configuration keys that are public, of all components and versions, on one page. */
export default function Configuration(): ReactNode {
  return (
    <Layout
      title="Configuration keys"
      description="All public configuration keys of jadice flow: filter by component, group and version, copy as key, environment variable or YAML."
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Configuration keys</Heading>
        <p>
          The public keys of all components and versions, for everybody who sets one. What belongs together, and how to
          find out which value is in effect, is explained on the page{' '}
          <Link to="/docs/installation/general-configuration">Controller configuration</Link>. Keys that ended, and what
          takes their place, are among all <Link to="/names">names and their history</Link>.
        </p>
        <KeyExplorer rows={rows} />
      </main>
    </Layout>
  );
}
