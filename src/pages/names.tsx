import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Crumb from '@site/src/ui/Crumb';
import names from '@generated/product/default/names/all.json';
import NameList from '@site/src/blocks/NameList';
import {factVersions} from '@site/src/facts/versions';
import {Legend} from '@site/src/ui/Catalogue/parts';

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
          Look up any public name of jadice flow, its versions, its documentation and its replacement.
          &ldquo;Unconfirmed&rdquo; means that no public text confirms it: check your files. For differences between two
          versions, see the <Link to="/changes">Update guide</Link>. For values and types of properties, see{' '}
          <Link to="/configuration">Configuration keys</Link>. The machine-readable list is{' '}
          <Link to="pathname:///names.json">names.json</Link>.
        </p>
        <Legend order={factVersions} />
        <NameList names={names} />
      </main>
    </Layout>
  );
}
