import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Sizing from '@site/src/components/Sizing';
import {formulas} from '@site/src/components/Sizing/size';

/** Computes the size of a stack from numbers that the reader has measured. */
export default function SizingPage(): ReactNode {
  return (
    <Layout
      title="Size a stack"
      description="Computes worker instances, memory and disk of a jadice flow stack from numbers that you have measured. Nothing leaves your machine."
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Size a stack</Heading>
        <p>
          Computes how many workers, how much memory and how much disk you need. Every number is your own:{' '}
          <Link to="/docs/installation/system-requirements#measure-with-your-own-documents">
            measure with your own documents
          </Link>{' '}
          first. The calculation runs in this page; your numbers are not sent and not stored.
        </p>
        <noscript>
          <p>The form needs JavaScript. The formulas below are readable without it.</p>
        </noscript>
        <Sizing />
        <Heading as="h2" id="after">
          After the calculation
        </Heading>
        <ol>
          <li>
            Put the lines into your files. With more than one instance in Docker Compose, the service must not publish a
            port: see <Link to="/docs/reference/workers#scale-a-worker">Scale a worker</Link>.
          </li>
          <li>Run the busiest hour once with this size. The queue must be empty again at the end.</li>
          <li>
            Repeat the measurement when templates change or a new kind of document arrives. The controller stays at one
            instance, whatever the load.
          </li>
        </ol>
        <Heading as="h2" id="formulas">
          The formulas
        </Heading>
        <p>
          They are rules of thumb of{' '}
          <Link to="/docs/installation/system-requirements#measure-with-your-own-documents">System requirements</Link>,
          not values of the product. Instances are rounded up. The database grows too; measure its size in the same way
          as that of the data store.
        </p>
        <ul>
          {Object.values(formulas).map((formula) => (
            <li key={formula}>{formula}</li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
