import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Crumb from '@site/src/ui/Crumb';
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
        <Crumb to="/tools">Tools</Crumb>
        <Heading as="h1">Configuration keys</Heading>
        <p>
          Find a public configuration key of any component and version. For related keys and the effective value, see{' '}
          <Link to="/docs/installation/general-configuration">Controller configuration</Link>. For removed keys and
          their replacements, see <Link to="/names">Names and their history</Link>.
        </p>
        <KeyExplorer rows={rows} />
      </main>
    </Layout>
  );
}
