import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Compare, PageTable} from '@site/src/plugins/compare/client';

/** Shows what changed in a page between two versions. */
export default function ComparePage(): ReactNode {
  return (
    <Layout
      title="Compare two versions of a page"
      description="Shows what changed in the text of a page of the jadice flow documentation between two versions: words, rows of tables, lines of samples."
    >
      <main className="container container--fluid margin-vert--lg markdown">
        <Heading as="h1">Compare two versions of a page</Heading>
        <p>
          Shows what changed in the text of a page from one version to another: words of paragraphs, rows of tables,
          lines of samples. Style, links and drawings are not compared.
        </p>
        <noscript>
          <p>
            The comparison needs JavaScript. Without it, read the page in both versions, or compare their texts with a
            program such as <code>diff</code>: the links <code>.md</code> lead to the text of each page as Markdown.
          </p>
          <PageTable />
        </noscript>
        <Compare />
      </main>
    </Layout>
  );
}
