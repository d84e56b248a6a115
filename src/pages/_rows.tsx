/** The three tasks of the home page, each as a part, a step and a result. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import LineField, {useAnswer} from '@site/src/blocks/SymptomFinder/LineField';
import Line, {Columns} from '@site/src/ui/PartStepResult';
import {finder, firstJob, type HomeLink, job, parts, request, symptoms, ways} from './_home';
import styles from './index.module.css';

export function Row({links}: {readonly links: readonly Omit<HomeLink, 'text'>[]}): ReactNode {
  return (
    <ul className={`plain-list ${styles.row}`}>
      {links.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Heads of the columns. */
const [have, happens, get] = ['You have', 'What happens', 'You get'];

/**
 * A problem, below the heads of the columns: a field for a log line, and its answer or common messages with their pages. An answer takes the
 * place of two columns, so that the next row has heads of its own.
 */
export function Trouble(): ReactNode {
  const {answer, ...field} = useAnswer();
  return (
    <>
      <Columns names={answer ? [have, get] : [have, happens, get]} />
      <Line
        part={
          <>
            <Heading as="h2">A problem</Heading>
            <LineField {...field} className={styles.search} isNamed isAnswered={Boolean(answer)} />
            {!answer && (
              <ul className={`plain-list only-wide ${styles.signs}`}>
                {symptoms.map(({sign, to}) => (
                  <li key={sign}>
                    {/* Not focusable: the link in the third column has the same target. */}
                    <Link to={to} tabIndex={-1}>
                      {sign}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </>
        }
        step={
          answer ? undefined : (
            <>
              <Heading as="h3">
                <Link to={finder}>Find your symptom</Link>
              </Heading>
              <p>Known causes, compared in your browser.</p>
            </>
          )
        }
        result={
          answer ?? (
            <>
              <Heading as="h3">Cause, check and fix</Heading>
              <p className={styles.beside}>Commands to copy, for Docker Compose and Kubernetes.</p>
              <ul className={`plain-list ${styles.links}`}>
                {symptoms.map(({sign, label, text, to}) => (
                  <li key={to}>
                    <Link to={to}>
                      <code>{sign}</code> <b>{label}</b> {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      />
      {answer && <Columns names={[have, happens, get]} />}
    </>
  );
}

/** A first job: the call, what happens with it, and what comes back. */
export function FirstJob(): ReactNode {
  return (
    <Line
      part={
        <>
          <Heading as="h2">A document to process</Heading>
          <div className={styles.request}>
            <CodeBlock language="json" title="POST /job/create">
              {request}
            </CodeBlock>
          </div>
        </>
      }
      step={
        <>
          <Heading as="h3">
            <Link to={firstJob.to}>{firstJob.label}</Link>
          </Heading>
          <dl className={styles.job}>
            {job.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>Status</dt>
              <dd>
                <b className="chip">FINISHED</b>
              </dd>
            </div>
          </dl>
          <p className={styles.actions}>Needs Node.js, but neither a stack nor a licence.</p>
        </>
      }
      result={
        <>
          <Heading as="h3">Its text, in two forms</Heading>
          <ul className={`plain-list ${styles.parts}`}>
            {parts.map(([name, text, state]) => (
              <li key={name}>
                <code>{name}</code> {text}{' '}
                <b className="chip" data-quiet={state === 'META' || undefined}>
                  {state}
                </b>
              </li>
            ))}
          </ul>
          <Row links={ways} />
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
          <ul className={`plain-list ${styles.row}`}>
            {older.map(({name, label}) => (
              <li key={name}>
                <Link to={`/changes/${name}-to-${latest.name}`}>
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
            <Link to="/changes">Update guide</Link>
          </Heading>
          <p>What you must do and decide.</p>
        </>
      }
      result={
        <>
          <Heading as="h3">Your stack on {latest.label}</Heading>
          <p>
            For the complete procedure, see <Link to="/docs/operations/updates">Update jadice flow</Link>.
          </p>
        </>
      }
    />
  );
}
