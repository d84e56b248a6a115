import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {RunbookData} from '@site/src/facts/viewTypes';
import {useDone} from '@site/src/ui/useDone';
import Choices from './Choices';
import {StepText} from './Step';
import {shownPhases} from './steps';
import styles from './styles.module.css';
import {useChoice} from './useChoice';

interface Props {
  readonly data: RunbookData;
  /** Names of the versions. */
  readonly from: string;
  readonly to: string;
  /** The page with the complete runbook, and its section. */
  readonly page: string;
  readonly section: string;
}

/** The steps of an update in short, with the choices and ticks of the runbook. The first phase that is not done is open. */
export default function Ticks({data, from, to, page, section}: Props): ReactNode {
  const choices = data.choices.filter(({name}) => name !== 'from' && name !== 'to');
  const [choice, choose] = useChoice(choices);
  const [done, tick, clear] = useDone(`runbook.done.${data.id}`);
  const phases = shownPhases(data, {...choice, from, to});
  const steps = phases.flatMap((phase) => phase.steps);
  const isDone = ({id}: {id: string}): boolean => done.has(id);
  const current = phases.find((phase) => !phase.steps.every(isDone));
  const count = steps.filter(isDone).length;
  return (
    <aside className={styles.panel} aria-labelledby="steps">
      <Heading as="h2" id="steps">
        Steps
      </Heading>
      <p>
        <Link to={`${page}?${new URLSearchParams({from, to, ...choice}).toString()}#${section}`}>
          Steps with commands and checks
        </Link>
      </p>
      <form
        className={clsx('tool-form', styles.fields)}
        aria-label={data.title}
        onSubmit={(event) => event.preventDefault()}
      >
        <Choices choices={choices} choice={choice} choose={choose} />
        <p>
          <progress value={count} max={steps.length} aria-label="Steps done" />
          <span role="status">
            {count} of {steps.length} done
          </span>
          <button type="button" className="button button--secondary button--sm" onClick={clear}>
            Clear all
          </button>
        </p>
      </form>
      {phases.map((phase) => (
        <details key={phase.id} open={phase === current}>
          <summary>
            {phase.label}{' '}
            <small>
              {phase.steps.filter(isDone).length} of {phase.steps.length}
            </small>
          </summary>
          <ol className={styles.steps}>
            {phase.steps.map((step) => (
              <li key={step.id} value={step.number}>
                <StepText step={step} done={isDone(step)} onTick={(isTicked) => tick(step.id, isTicked)} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </aside>
  );
}
