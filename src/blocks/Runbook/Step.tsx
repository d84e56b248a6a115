import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Prose from '@site/src/ui/Prose';
import type {ShownStep} from './steps';
import styles from './styles.module.css';

interface Props {
  readonly step: ShownStep;
  readonly done: boolean;
  readonly onTick: (done: boolean) => void;
  /** Whether the step is hidden as soon as scripts run. */
  readonly isHiddenLater: boolean;
}

/** One step: a checkbox, the action and a check of its result. */
export default function Step({step, done, onTick, isHiddenLater}: Props): ReactNode {
  return (
    <li value={step.number} className={isHiddenLater ? styles.hiddenLater : undefined}>
      <p>
        <label>
          <input
            type="checkbox"
            data-step={step.number}
            checked={done}
            onChange={(event) => onTick(event.target.checked)}
          />
          <span>
            <Prose text={step.text} />
          </span>
        </label>
      </p>
      {step.danger !== undefined && (
        <p className={styles.danger}>
          <strong>Danger: </strong>
          <Prose text={step.danger} />
        </p>
      )}
      {step.commands.map(({title, language, code}) => (
        <CodeBlock key={title} language={language} title={title}>
          {code}
        </CodeBlock>
      ))}
      <p>
        <strong>Check: </strong>
        <Prose text={step.check} />
      </p>
    </li>
  );
}
