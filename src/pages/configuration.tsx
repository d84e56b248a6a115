import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Crumb from '@site/src/ui/Crumb';
import keys from '@generated/product/default/explorer/all.json';
import names from '@generated/product/default/names/all.json';
import NameCatalogue from '@site/src/blocks/NameCatalogue';

/** All public configuration properties and names, of all components and versions, on one page. */
export default function Configuration(): ReactNode {
  return (
    <Layout
      title="Configuration properties and names"
      description="All public configuration properties and names of jadice flow: filter by word, component, kind and version, see their history, copy properties as variable or YAML."
    >
      <main className="container margin-vert--lg markdown">
        <Crumb to="/tools">Tools</Crumb>
        <Heading as="h1">Configuration properties and names</Heading>
        <p>
          Find any public property or name, the versions that have it, and what replaced it. For related properties and
          the effective value, see <Link to="/docs/installation/general-configuration">Controller configuration</Link>.
          Scripts can read the list from <Link to="pathname:///names.json">names.json</Link>.
        </p>
        <NameCatalogue keys={keys} names={names} />
      </main>
    </Layout>
  );
}
