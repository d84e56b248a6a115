/*
 * Why:   a wrong address is mostly a page of another version, or a page with a letter wrong: the reader gets it, or the search.
 * How:   eject (safe), the stock words with "Did you mean" and the entries of the site.
 * Since: Docusaurus 3.8.1.
 * Drop:  when the stock page offers near addresses.
 */
import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {Page} from './near';
import styles from './styles.module.css';

const entries = [
  ['/docs/', 'Documentation'],
  ['/docs/tutorials/', 'Tutorials'],
  ['/docs/operations/troubleshooting', 'Troubleshooting'],
  ['/docs/help/', 'Help'],
] as const;

/** Possible targets of the URL. The server renders one page for all URLs, so this is empty until the script runs. */
function useNear(address: string): readonly Page[] {
  const docs = useAllDocsData();
  const [near, setNear] = useState<readonly Page[]>([]);
  useEffect(() => {
    import('./near').then(
      ({nearPages, pagesOf}) => setNear(nearPages(address, pagesOf(docs))),
      // Without the file there is still the list of entries.
      () => setNear([]),
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
  const near = useNear(address);
  const words = address.split(/[^\p{L}\p{N}]+/u).filter((word) => !/^(?:docs|next|html|index|\d*)$/i.test(word));
  const isKnown = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl markdown', className)}>
      <div className={styles.line} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      {/* Below the folder of a version, stock shows this content without its own title. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page not found
        </Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      {near.length > 0 && (
        <section aria-labelledby="did-you-mean">
          <Heading as="h2" id="did-you-mean">
            Did you mean
          </Heading>
          <ul>
            {near.map(({path, rest, version}) => (
              <li key={path}>
                <Link to={path}>{rest || 'Introduction'}</Link>, version {version}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isKnown && words.length > 0 && (
        <p>
          Search for <Link to={`/search?q=${encodeURIComponent(words.join(' '))}`}>{words.join(' ')}</Link>.
        </p>
      )}
      <p>Where most readers begin:</p>
      <ul>
        {entries.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
