/** The three tasks of the home page, each as a part, a step and a result. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import FirstCall from '@site/src/blocks/FirstCall';
import Line from '@site/src/ui/Line';
import {finder, sampleQueries, symptoms, ways} from './_home';
import styles from './index.module.css';

/** The search page takes the query from the address, so the field needs no script. */
function SearchField(): ReactNode {
  const page = useBaseUrl('/search');
  return (
    <search className={styles.search}>
      <form action={page}>
        <input type="search" name="q" aria-label="Search the documentation" placeholder="Key, error, task or call" />
        <button type="submit" className="button button--secondary button--sm">
          Find
        </button>
      </form>
      <p>
        For example{' '}
        {sampleQueries.map((query) => (
          <Link key={query} to={`/search?q=${encodeURIComponent(query)}`}>
            {query}
          </Link>
        ))}
      </p>
    </search>
  );
}

/** Something that does not work: a search field and links to common symptoms. */
export function Trouble(): ReactNode {
  return (
    <Line
      part={
        <>
          <Heading as="h2">Something that does not work</Heading>
          <SearchField />
        </>
      }
      step={
        <>
          <Heading as="h3">
            <Link to={finder}>Find your symptom</Link>
          </Heading>
          <p>
            The field searches the documentation. For a whole log line, open the finder: the line stays in your browser.
          </p>
        </>
      }
      result={
        <>
          <Heading as="h3">Cause, check and fix</Heading>
          <ul className={styles.pairs}>
            {symptoms.map(({label, text, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link> <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

/** A first job: the call, what happens with it, and what comes back. */
export function FirstJob(): ReactNode {
  return (
    <Line
      part={
        <>
          <Heading as="h2">A document to process</Heading>
          <FirstCall />
        </>
      }
      step={
        <>
          <Heading as="h3">A job</Heading>
          <p>The controller accepts the job, and workers run its steps.</p>
          <p className={styles.actions}>
            <Link className="button button--primary" to="/docs/tutorials/tutorial-01">
              Run a first job
            </Link>
          </p>
          <p>
            <Link to="/docs/reference/flow-rest-api#try-the-calls-without-a-stack">Try the calls</Link> without a stack
            or a licence.
          </p>
        </>
      }
      result={
        <>
          <Heading as="h3">Its result</Heading>
          <p>Poll the job status and fetch the result when the job has finished.</p>
          <ul className={styles.row}>
            {ways.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

/** A stack of an older release: what changes until the current one. */
export function Update(): ReactNode {
  const latest = useLatestVersion(undefined);
  const versions = useVersions(undefined);
  const older = versions.slice(versions.indexOf(latest) + 1);
  return (
    <Line
      part={
        <>
          <Heading as="h2">A stack to update</Heading>
          <ul className={styles.row}>
            {older.map(({name, label}) => (
              <li key={name}>
                <Link className="button button--secondary" to={`/changes/${name}-to-${latest.name}`}>
                  {label} to {latest.label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
      step={
        <>
          <Heading as="h3">
            <Link to="/changes">What changed</Link>
          </Heading>
          <p>Lists the keys, events, names and pages that differ between two versions, and what to do about each.</p>
        </>
      }
      result={
        <>
          <Heading as="h3">The same stack on {latest.label}</Heading>
          <p>
            The steps before, during and after an update are on the page{' '}
            <Link to="/docs/operations/updates">Update jadice flow</Link>.
          </p>
        </>
      }
    />
  );
}
