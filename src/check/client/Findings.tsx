import {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import Prose from '../../ui/Prose';
import {certainties, type Certainty, type Finding} from '../check';
import {rules} from '../rules';
import {Excerpt} from './Excerpt';
import type {OpenFile} from './useFiles';
import {certaintyWords} from './words';
import styles from './styles.module.css';

interface Props {
  findings: readonly Finding[];
  files: readonly OpenFile[];
  /** Shows the place of a finding in the text. */
  onShow: (file: OpenFile, finding: Finding) => void;
  onTake: (file: OpenFile, finding: Finding) => void;
}

type Order = 'place' | 'certainty';

/** The findings that are shown, in their order. */
function arranged(findings: readonly Finding[], hidden: ReadonlySet<Certainty>, order: Order): readonly Finding[] {
  const shown = findings.filter(({certainty}) => !hidden.has(certainty));
  const rank = ({certainty}: Finding): number => certainties.indexOf(certainty);
  return order === 'place' ? shown : [...shown].sort((a, b) => rank(a) - rank(b));
}

/** One finding: what, where, why, and what to do. */
function Entry({
  finding,
  file,
  isCurrent,
  onShow,
  onTake,
}: Omit<Props, 'findings' | 'files'> & {finding: Finding; file: OpenFile; isCurrent: boolean}): ReactNode {
  const {certainty, code, message, line, column, help, fix} = finding;
  const rule = rules.find((one) => one.code === code);
  return (
    <li className={styles.finding} data-certainty={certainty} aria-current={isCurrent || undefined}>
      <p className={styles.what}>
        <strong>{certaintyWords[certainty].name}</strong> <Prose text={message} />
      </p>
      <Excerpt text={file.text} finding={finding} />
      <p>{rule && <Prose text={`${rule.why} ${rule.todo}`} />}</p>
      <p className={styles.links}>
        <button type="button" onClick={() => onShow(file, finding)}>
          {file.name}, line {line}, column {column}
        </button>
        {fix && (
          <button type="button" onClick={() => onTake(file, finding)}>
            {fix.label}
          </button>
        )}
        <a href={`#${code}`}>{code}</a>
        <Link to={help}>Documentation</Link>
      </p>
    </li>
  );
}

/** All findings, with a filter, an order, and a way from one to the next. */
export function Findings({findings, files, onShow, onTake}: Props): ReactNode {
  const [hidden, setHidden] = useState<ReadonlySet<Certainty>>(new Set());
  const [order, setOrder] = useState<Order>('place');
  const [current, setCurrent] = useState<number>();
  const shown = arranged(findings, hidden, order);
  const fileOf = ({file}: Finding): OpenFile | undefined => files.find(({name}) => name === file);
  const toggle = (certainty: Certainty): void => {
    const next = new Set(hidden);
    if (!next.delete(certainty)) {
      next.add(certainty);
    }
    setHidden(next);
    setCurrent(undefined);
  };
  const go = (step: number): void => {
    const next =
      current === undefined ? (step > 0 ? 0 : shown.length - 1) : (current + step + shown.length) % shown.length;
    const file = shown[next] && fileOf(shown[next]);
    setCurrent(next);
    if (file) {
      onShow(file, shown[next]!);
    }
  };
  return (
    <>
      <div className={styles.filter} role="group" aria-label="Filter findings">
        {certainties.map((certainty) => (
          <label key={certainty}>
            <input type="checkbox" checked={!hidden.has(certainty)} onChange={() => toggle(certainty)} />
            {certaintyWords[certainty].name} ({findings.filter((finding) => finding.certainty === certainty).length})
          </label>
        ))}
        <label>
          Order{' '}
          <select value={order} onChange={(event) => setOrder(event.target.value === 'place' ? 'place' : 'certainty')}>
            <option value="place">by position</option>
            <option value="certainty">by type</option>
          </select>
        </label>
        <button type="button" disabled={shown.length === 0} onClick={() => go(-1)}>
          Previous
        </button>
        <button type="button" disabled={shown.length === 0} onClick={() => go(1)}>
          Next
        </button>
      </div>
      <ol className={styles.findings}>
        {shown.map((finding, index) => {
          const file = fileOf(finding);
          return (
            file && (
              <Entry
                key={`${finding.file} ${finding.start} ${finding.code} ${finding.message}`}
                finding={finding}
                file={file}
                isCurrent={index === current}
                onShow={onShow}
                onTake={onTake}
              />
            )
          );
        })}
      </ol>
    </>
  );
}
