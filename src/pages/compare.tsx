import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import pages from '@generated/versions/default/pages.json';
import shares from '@generated/versions/default/shares.json';
import Crumb from '@site/src/ui/Crumb';
import {ChangedTexts, Compare, PageTable} from '@site/src/plugins/versions/client';
import {changedTexts} from '@site/src/plugins/versions/shares';

/** Shows what changed in a page between two versions. */
export default function ComparePage(): ReactNode {
  return (
    <Layout
      title="Compare two versions of a page"
      description="See what changed in a page of the jadice flow documentation between two versions: words, table rows and lines of samples."
    >
      <main className="container container--fluid margin-vert--lg markdown">
        <Crumb to="/tools">Tools</Crumb>
        <Heading as="h1">Compare two versions of a page</Heading>
        <p>
          See what changed in the text of a page from one version to another: words in paragraphs, table rows and lines
          of samples. Styling, links and figures are not compared.
        </p>
        <noscript>
          <p>
            The comparison needs JavaScript. Without it, read the page in both versions, or compare their Markdown with
            a tool such as <code>diff</code>. The <code>.md</code> links open the Markdown of each page.
          </p>
          <PageTable />
        </noscript>
        <Compare>
          {(from, to) => (
            <div className="tool-place">
              <Heading as="h2" id="changed">
                Pages that changed from {from} to {to}
              </Heading>
              <ChangedTexts texts={changedTexts(pages, shares, from, to)} from={from} to={to} />
            </div>
          )}
        </Compare>
      </main>
    </Layout>
  );
}
