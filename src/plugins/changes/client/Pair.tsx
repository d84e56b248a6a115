import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ChangeList from '@site/src/plugins/changes/client/ChangeList';
import Filled from '@site/src/blocks/Filled';
import {docsPath} from '@site/src/facts/versions';
import type {Changes, PageChange} from '../views';

interface Props {
  readonly data: Changes;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function PageList({
  pages,
  what,
}: {
  readonly pages: readonly PageChange[];
  readonly what: PageChange['what'];
}): ReactNode {
  const own = pages.filter((page) => page.what === what);
  return (
    own.length > 0 && (
      <>
        <Heading as="h3">{what === 'new' ? 'New' : 'Removed'}</Heading>
        <ul>
          {own.map(({id, title, description, to}) => (
            <li key={id}>
              <Link to={to}>{title}</Link>: {description}
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** Differences between two versions: facts, then pages. */
export default function Pair({data}: Props): ReactNode {
  const {from, to, facts, pages} = data;
  const file = `/changes/${from.name}-to-${to.name}`;
  const title = `Changes from ${from.label} to ${to.label}`;
  return (
    <Layout
      title={title}
      description={`What changes from jadice flow ${from.label} to ${to.label}: properties, events, names and pages, with the action for each.`}
    >
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{title}</Heading>
        <p>
          {counted(facts.length, 'fact differs', 'facts differ')} between the public text of both versions, and{' '}
          {counted(pages.length, 'page is', 'pages are')} new or removed. jadice flow has no public changelog, so ask
          jadice support for the release notes. &ldquo;Unconfirmed&rdquo; means that no public text confirms the entry:
          check your files.
        </p>
        <p>
          Download the list for your change record <Link to={`pathname://${file}.md`}>as Markdown</Link>, and then
          follow <Link to={`${docsPath(to.name)}/operations/updates?from=${from.name}&to=${to.name}`}>Updates</Link>.
          See also <Link to="/changes">all pairs of versions</Link>.
        </p>
        <Heading as="h2" id="facts">
          What to do
        </Heading>
        {facts.length > 0 ? (
          <ChangeList changes={data} />
        ) : (
          <p>The public texts of both versions list the same facts.</p>
        )}
        <Heading as="h2" id="pages">
          Pages
        </Heading>
        {pages.length === 0 && <p>Both versions have the same pages.</p>}
        <PageList pages={pages} what="new" />
        <PageList pages={pages} what="gone" />
        <Heading as="h3">Changed text</Heading>
        <Filled what={`texts:${from.name}:${to.name}`} />
      </main>
    </Layout>
  );
}
