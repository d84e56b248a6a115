import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {printSheet} from '@site/src/ui/Sheet/PrintSheet';
import {useCopy} from '@site/src/ui/Copy/useCopy';
import type {RunbookData, RunbookPhase, RunbookStep, Supplied} from '@site/src/facts/viewTypes';
import Step from './Step';
import {asText, chosenText, shownPhases} from './steps';
import styles from './styles.module.css';
import {useChoice, useDone} from './useChoice';

/**
 * A list of steps to tick off, copy and print: `<Runbook id="update" />`. Readers select their environment above the
 * steps and see the steps for it. Without JavaScript, all steps are visible, each with its condition. Its title is the heading before its
 * form: that of its only phase, or else that of the page.
 */
export default function Runbook({data}: Supplied<RunbookData>): ReactNode {
  const [choice, choose] = useChoice(data.choices);
  const {done, tick, clear, undo} = useDone(`runbook.done.${data.id}`);
  const {outcome, copy} = useCopy();
  const root = useRef<HTMLDivElement>(null);
  const phases = shownPhases(data, choice);
  const steps = phases.flatMap((phase) => phase.steps);
  const platform = data.choices[0];
  const isInitial = ({when}: RunbookStep): boolean =>
    !platform || (when[platform.name]?.includes(platform.options[0]!.value) ?? true);
  const chosen = chosenText(data.choices, choice);
  const titleOf = ({id, label}: RunbookPhase): ReactNode => (
    <Heading as="h3" id={id}>
      {label}
    </Heading>
  );
  const isAlone = data.phases.length === 1;
  const progress = `${steps.filter(({id}) => done.has(id)).length} of ${steps.length} steps done`;

  const [first, ...others] = data.choices.map(({name, label, options}) => (
    <label key={name}>
      <span>{label}</span>
      <select value={choice[name] ?? ''} onChange={(event) => choose(name, event.target.value)}>
        {name !== 'platform' && <option value="">All</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  ));
  const set = data.choices.slice(1).filter(({name}) => choice[name]).length;

  const form = (
    <form
      className={clsx('tool-form', styles.fields)}
      aria-label={data.title}
      onSubmit={(event) => event.preventDefault()}
    >
      {first}
      {others.length > 0 && (
        <details>
          <summary>
            <span key={set}>{`More choices${set > 0 ? ` (${set} set)` : ''}`}</span>
          </summary>
          <div>{others}</div>
        </details>
      )}
      <p role="status">
        <span>{outcome && (outcome.copied ? 'Copied. ' : 'Copying is not allowed here. ')}</span>
        <span>{progress}</span>
      </p>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => copy(asText(data, choice, done))}
      >
        Copy the list
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => void printSheet(root.current!)}
      >
        Print the list
      </button>
      <button type="button" className={`button button--secondary button--sm ${styles.clear}`} onClick={undo ?? clear}>
        {undo ? 'Undo' : 'Clear all'}
      </button>
    </form>
  );

  return (
    <>
      {isAlone && titleOf(data.phases[0]!)}
      <div ref={root} className="runbook" data-sheet="">
        {chosen !== '' && <p className="only-paper">{chosen}</p>}
        {form}
        {phases.map((phase) => (
          <section key={phase.id}>
            {!isAlone && titleOf(phase)}
            <ol>
              {phase.steps.map((step) => (
                <Step
                  key={step.id}
                  step={step}
                  done={done.has(step.id)}
                  onTick={(isDone) => tick(step.id, isDone)}
                  isHiddenLater={!isInitial(step)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
