import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Crumb from '@site/src/ui/Crumb';
import names from '@generated/product/default/names/all.json';
import NameList from '@site/src/blocks/NameList';

/** Every public name of the product, with the versions that have it and what takes its place. */
export default function Names(): ReactNode {
  return (
    <Layout
      title="Names and their history"
      description="Every public name of jadice flow, A to Z: keys, parameters, workers, endpoints, events, images and old names, with the versions that have it."
    >
      <main className="container margin-vert--lg markdown">
        <Crumb to="/tools">Tools</Crumb>
        <Heading as="h1">Names and their history</Heading>
        <p>
          Look up any public name of jadice flow: the versions that have it, and what replaced it. For values and types
          of properties, see <Link to="/configuration">Configuration keys</Link>. Scripts can read the list from{' '}
          <Link to="pathname:///names.json">names.json</Link>.
        </p>
        <NameList names={names} />
      </main>
    </Layout>
  );
}
