/*
 * Why:   a wrong URL is usually a page of another version or a typing error; readers get that page or the search.
 * How:   eject (safe), the stock words with "Did you mean" and the entries of the site.
 * Drop:  when the stock page offers near addresses.
 */
import {type ComponentType, useEffect, useState, type FormEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {Page} from './near';
import styles from './styles.module.css';

type Row = readonly [to: string, label: string, note?: string];

const entries: readonly Row[] = [
  ['/docs/', 'Documentation', 'How jadice flow works, and where to begin.'],
  ['/docs/tutorials/', 'Tutorials', 'From an empty directory to a running stack.'],
  ['/docs/operations/troubleshooting', 'Troubleshooting', 'From the symptom to its cause and the fix.'],
  ['/tools', 'Tools', 'Check files, plan an update, find a key.'],
  ['/docs/help/', 'Help', 'What to do in an outage, and what a ticket needs.'],
];

const Rows = ({list}: {readonly list: readonly Row[]}): ReactNode => (
  <ul className="rows">
    {list.map(([to, label, note]) => (
      <li key={to}>
        <Link to={to}>{label}</Link> {note}
      </li>
    ))}
  </ul>
);

interface Near {
  readonly rows: readonly Row[];
  /** What is missing, if another version has it. */
  readonly reason?: string;
  /** A field for a line. Loaded here, because the frame of all documentation pages has this content. */
  readonly AnsweredLine?: ComponentType<{className: string}>;
}

const nothing: Near = {rows: []};

/** Possible targets of the URL. The server renders one page for all URLs, so they are not known until the script runs. */
function useNear(address: string): Near | undefined {
  const docs = useAllDocsData();
  const [near, setNear] = useState<Near>();
  useEffect(() => {
    Promise.all([
      import('./near'),
      import('@generated/versions/default/pages.json'),
      import('@site/src/blocks/SymptomFinder/AnsweredLine'),
    ]).then(
      ([{nearPages, nearPair, pagesOf}, {default: titled}, {default: AnsweredLine}]) => {
        const pages = pagesOf(docs);
        const titleOf = ({rest, version}: Page): string =>
          titled.find(({paths}) => paths[version.split(' ')[0]!]?.replace(/\/$/, '') === rest)?.title ?? rest;
        const [from, to] = nearPair(address, pages) ?? [];
        const found = nearPages(address, pages);
        const [, version, rest] = /^docs\/(next|\d[\d.]*)\/(.+?)\/?$/.exec(address) ?? [];
        const missing = found.find((page) => page.rest === rest);
        setNear({
          AnsweredLine,
          rows: [
            ...(from === undefined
              ? []
              : [[`/changes/${from}-to-${to}`, `Update from ${from} to ${to}`, 'Update guide'] as const]),
            ...found.map((page) => [page.path, titleOf(page), `version ${page.version}`] as const),
          ],
          ...(missing && {reason: `“${titleOf(missing)}” is not in version ${version}.`}),
        });
      },
      // Without the files there is still the list of entries.
      () => setNear(nothing),
    );
    // The pages of a build do not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address]);
  return near;
}

export default function NotFoundContent({className}: Props): ReactNode {
  const base = useBaseUrl('/');
  const {pathname} = useLocation();
  const address = pathname.startsWith(base) ? pathname.slice(base.length) : '';
  const found = useNear(address);
  const near = found ?? nothing;
  const isTelling = (word: string): boolean => !/^(?:docs|next|html?|mdx?|index|\d*)$/i.test(word);
  const parts = address.split('/').map((part) => part.split(/[^\p{L}\p{N}]+/u).filter(isTelling));
  // Folders have general names. The last part with a word says what the reader wants.
  const words = parts.reverse().find((part) => part.length > 0) ?? [];
  const isKnown = useIsBrowser();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = event.currentTarget.querySelector('input')!.value;
    history.push(`${searchPage}?q=${encodeURIComponent(query)}`);
  };
  return (
    <main className={clsx('container margin-vert--lg markdown', className)}>
      <svg className={styles.line} width="160" height="18" aria-hidden="true">
        <path d="M18 9h51" />
        <path d="M91 9h52" strokeDasharray="4" />
        <g stroke="var(--site-accent)" strokeWidth="2.5">
          <rect x="1.25" y="3.25" width="11.5" height="11.5" rx="1" />
          <circle cx="80" cy="9" r="5.75" />
        </g>
      </svg>
      {/* Below the folder of a version, stock shows this content without its own title. */}
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p key={near.reason}>{near.reason ?? 'We could not find what you were looking for.'}</p>
      {/* Until the targets are known, their place stays free, so that they move nothing. */}
      {!found && <div className={styles.near} />}
      {near.rows.length > 0 && (
        <section aria-labelledby="did-you-mean">
          <Heading as="h2" id="did-you-mean">
            Did you mean
          </Heading>
          <Rows list={near.rows} />
        </section>
      )}
      <form className={clsx('tool-form', styles.search)} role="search" onSubmit={search}>
        <label>
          <span>Search the documentation</span>
          {/* The server does not know the address, so the field starts again with its words. */}
          <input key={String(isKnown)} type="search" name="q" defaultValue={isKnown ? words.join(' ') : ''} />
        </label>
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      <Heading as="h2" id="start-here">
        Start here
      </Heading>
      <Rows list={entries} />
      {near.AnsweredLine && (
        <>
          <Heading as="h2" id="a-problem">
            A problem
          </Heading>
          <near.AnsweredLine className={clsx('tool-form', styles.search)} />
        </>
      )}
    </main>
  );
}
