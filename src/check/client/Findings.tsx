import {type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Prose from '../../ui/Prose';
import {certainties, type Certainty, type Finding} from '../check';
import {lookedText} from '../looked';
import {certaintyNames, counted} from '../report';
import {ruleGroups, rules} from '../rules';
import Mark from './Mark';
import type {CheckedFile} from './useCheck';
import styles from './styles.module.css';

interface Props {
  findings: readonly Finding[];
  files: readonly CheckedFile[];
  /** Whether a finding is about the line of the cursor. */
  isCurrent: (finding: Finding) => boolean;
  /** Shows the position of a finding in the text. */
  onShow: (file: string, finding: Finding) => void;
  /** Applies the fix of a finding. */
  onTake: (finding: Finding) => void;
}

/** Maximum number of listed and marked findings, because rendering tens of thousands takes a minute. */
export const mostListed = 500;

/** A small button. */
export const Action = (props: ComponentProps<'button'>): ReactNode => (
  <button type="button" className="button button--secondary button--sm" {...props} />
);

/** One finding: title and position, and, on request, reason and fix. */
function Entry({finding, ...props}: Omit<Props, 'findings' | 'files'> & {finding: Finding}): ReactNode {
  const {isCurrent, onShow, onTake} = props;
  const {file, certainty, code, message, advice, line, help, fix} = finding;
  const {title} = rules.find((one) => one.code === code)!;
  return (
    <li tabIndex={-1} data-certainty={certainty} aria-current={isCurrent(finding) || undefined}>
      <Mark certainty={certainty} />
      <div className={styles.what}>
        <strong>
          <span className="only-heard">{certaintyNames[certainty]}: </span>
          <Prose text={title} />
        </strong>
        <button type="button" onClick={() => onShow(file, finding)}>
          <span className="only-heard">{`${file}, `}</span>
          <span>{`line ${line}`}</span>
        </button>
      </div>
      <p>
        <Prose text={message} />
      </p>
      {fix && <Action onClick={() => onTake(finding)}>{fix.label}</Action>}
      <details>
        <summary>Why, and what to do</summary>
        <p>
          <Prose text={advice} />
        </p>
        <p>
          <Link to={help}>Documentation</Link>, rule <a href={`#${code}`}>{code}</a>
        </p>
      </details>
    </li>
  );
}

/** The subjects of the rules, before a file is open. */
const Subjects = (): ReactNode => (
  <section>
    <Heading as="h2">What is checked</Heading>
    <ul>
      {ruleGroups.map(({id, title, rules: {length}}) => (
        <li key={id}>
          <div className={styles.what}>
            <a href={`#group-${id}`}>{title}</a> <span>{`${length} ${length === 1 ? 'rule' : 'rules'}`}</span>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** All findings by file, and their numbers by type, which are also filters. */
export function Findings({findings, files, ...rest}: Props): ReactNode {
  const [only, setOnly] = useState<Certainty>();
  const list = useRef<HTMLDivElement>(null);
  /** The number of the finding with the focus, if the list has it. */
  const focused = useRef<number>(undefined);
  const entries = (): HTMLElement[] => Array.from(list.current!.querySelectorAll<HTMLElement>('ol > li'));
  const onFocus = (): void => {
    focused.current = entries().findIndex((entry) => entry.contains(document.activeElement));
  };
  // The finding with the focus can move, or be gone. Then the next one gets it.
  useLayoutEffect(() => {
    if (list.current!.contains(document.activeElement)) {
      onFocus();
    } else if (focused.current !== undefined && document.activeElement === document.body) {
      const next = entries()[focused.current] ?? entries().at(-1);
      (next?.querySelector<HTMLElement>('.button') ?? next?.querySelector('button') ?? list.current)?.focus();
    }
  });
  const shown = findings.filter(({certainty}) => (only ?? certainty) === certainty);
  const listed = shown.slice(0, mostListed);
  return (
    <>
      <div className={styles.bar} role="group" aria-label="Show only" hidden={files.length === 0}>
        {certainties.map((certainty) => {
          const {length} = findings.filter((finding) => finding.certainty === certainty);
          return (
            <button
              key={certainty}
              type="button"
              aria-pressed={only === certainty}
              onClick={() => setOnly(only === certainty ? undefined : certainty)}
            >
              <Mark certainty={certainty} isNone={length === 0} />
              {counted(length, certainty)}
            </button>
          );
        })}
      </div>
      <div
        ref={list}
        className={styles.list}
        tabIndex={-1}
        onFocus={onFocus}
        onBlur={() => (focused.current = undefined)}
      >
        {files.length === 0 && <Subjects />}
        {shown.length > mostListed && <p>The first {mostListed} are listed. Fix them to see more.</p>}
        {files.map((file) => {
          const {id, name, component} = file;
          const own = certainties.flatMap((certainty) =>
            listed.filter((one) => one.file === name && one.certainty === certainty),
          );
          return (
            <section key={id}>
              <Heading as="h2">
                <span translate="no">{name}</span> <small>{component}</small>
              </Heading>
              {own.length === 0 && only && <p>No findings of this type.</p>}
              {own.length === 0 && !only && file.compared > 0 && <p>No rule found a problem.</p>}
              <ol>
                {own.map((finding, index) => {
                  const {code, message} = finding;
                  const earlier = own.slice(0, index).filter((one) => one.code === code && one.message === message);
                  return <Entry key={`${code} ${message} ${earlier.length}`} finding={finding} {...rest} />;
                })}
              </ol>
              <p key={lookedText(file)}>
                <Prose text={lookedText(file)} />
              </p>
            </section>
          );
        })}
      </div>
    </>
  );
}
