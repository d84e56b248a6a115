import {useEffect, useRef, useState, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {copyText} from '@site/src/ui/Copy/copy';
import type {RunbookData} from '@site/src/facts/views';
import Step from './Step';
import {asText, chosenText, shownPhases} from './steps';
import styles from './styles.module.css';
import {useChoice} from './useChoice';
import {useDone} from '../../ui/useDone';

interface Props {
  readonly id: string;
  /** Supplied by the product plugin. */
  readonly data: RunbookData;
}

/**
 * A list of steps to tick off, copy and print: `<Runbook id="update" />`. The reader chooses what runs in front of them, and sees the
 * steps that apply. Without JavaScript and before a choice, all steps are there, each with its condition.
 */
export default function Runbook({data}: Props): ReactNode {
  const [choice, choose] = useChoice(data.choices);
  const [done, tick, clear] = useDone(`runbook.done.${data.id}`);
  const [copied, setCopied] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const phases = shownPhases(data, choice);
  const steps = phases.flatMap((phase) => phase.steps);
  const progress = `${steps.filter(({id}) => done.has(id)).length} of ${steps.length} steps done`;

  useEffect(() => {
    const afterPrint = (): void => root.current?.removeAttribute('data-print');
    window.addEventListener('afterprint', afterPrint);
    return () => window.removeEventListener('afterprint', afterPrint);
  }, []);
  // On paper, the runbook alone.
  const print = (): void => {
    root.current?.setAttribute('data-print', '');
    window.print();
  };
  const copy = async (): Promise<void> =>
    setCopied((await copyText(asText(data, choice, done))) ? 'Copied. ' : 'Copying is not allowed here. ');

  return (
    <div ref={root} className={styles.runbook}>
      <form className="tool-form" aria-label={data.title} onSubmit={(event) => event.preventDefault()}>
        {data.choices.map(({name, label, options}) => (
          <label key={name}>
            <span>{label}</span>
            <select value={choice[name] ?? ''} onChange={(event) => choose(name, event.target.value)}>
              <option value="">All</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p role="status">
          {copied}
          {progress}
        </p>
        <button type="button" className="button button--secondary button--sm" onClick={() => void copy()}>
          Copy the list
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={print}>
          Print the list
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={clear}>
          Clear the ticks
        </button>
      </form>
      <p className={styles.chosen}>{[data.title, chosenText(data.choices, choice)].filter(Boolean).join(': ')}</p>
      {phases.map((phase) => (
        <section key={phase.id}>
          <Heading as="h3" id={phase.id}>
            {phase.label}
          </Heading>
          <ol className={styles.steps}>
            {phase.steps.map((step) => (
              <Step key={step.id} step={step} done={done.has(step.id)} onTick={(isDone) => tick(step.id, isDone)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
