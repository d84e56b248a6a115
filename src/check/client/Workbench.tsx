import {type ReactNode, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CheckOptions, Finding} from '../check';
import {jsonReport, textReport} from '../report';
import {Editor} from './Editor';
import {Findings} from './Findings';
import type {Outcome} from './engine/run';
import {JobFlows} from './JobFlows';
import {save} from './save';
import {useCheck, type CheckState} from './useCheck';
import {type OpenFile, useFiles} from './useFiles';
import styles from './styles.module.css';

/** Status text of the check, also announced by screen readers. */
function statusWords(state: CheckState): string {
  switch (state.status) {
    case 'empty':
      return 'Nothing to check yet.';
    case 'running':
      return 'Checking...';
    case 'failed':
      return `The check did not finish. ${state.reason}.`;
    case 'done':
      return state.outcome.left === 0
        ? `${state.outcome.summary}.`
        : `${state.outcome.summary}. The first ${state.outcome.findings.length} are listed. Fix them to see more.`;
  }
}

/** Content before the first check. */
const nothing: {outcome: Outcome; of: readonly OpenFile[]} = {
  outcome: {findings: [], summary: '', left: 0, kinds: [], outlines: []},
  of: [],
};

type Span = Pick<Finding, 'start' | 'end' | 'line'>;

/** Selects a range in the text field and scrolls to it. */
function show(area: HTMLTextAreaElement, {start, end, line}: Span): void {
  area.focus({preventScroll: true});
  area.setSelectionRange(start, Math.max(end, start + 1));
  const desk = area.closest(`.${styles.desk}`)!;
  const top = (area.scrollHeight / area.value.split('\n').length) * (line - 4);
  // A long text scrolls in its field, other texts together with their line numbers.
  [desk, area].forEach((one) => one.scrollTo({top, left: 0}));
  desk.scrollIntoView({block: 'nearest'});
}

export interface WorkbenchProps {
  readonly options: CheckOptions;
}

/** The check tool: files, findings and job flows. */
export default function Workbench({options}: WorkbenchProps): ReactNode {
  const site = String(useDocusaurusContext().siteConfig.customFields?.['address']);
  const files = useFiles();
  const state = useCheck(files.files, options);
  const area = useRef<HTMLTextAreaElement>(null);
  const tool = useRef<HTMLElement>(null);
  const [cursor, setCursor] = useState(0);
  const [template, setTemplate] = useState(0);
  const {outcome, of} = state.status === 'done' ? state : nothing;
  const {findings, outlines, kinds} = outcome;
  const {active} = files;
  const line = active.text.slice(0, cursor).split('\n').length;
  const isAtCursor = (finding: Finding): boolean => finding.file === active.name && finding.line === line;
  const at = outlines
    .filter(({file}) => file === active.name)
    .flatMap((outline) => outline.steps.map((step) => ({outline, step})))
    .find(({step: {block}}) => block.start <= cursor && cursor < block.end);
  const activeIndex = of.findIndex(({id}) => id === active.id);
  // A finding belongs to the checked text. After a key stroke, its position might have changed.
  const isChecked = (file: OpenFile): boolean => files.files.some(({id, text}) => id === file.id && text === file.text);
  const onShow = (file: OpenFile, place: Span): void => {
    files.select(file.id);
    setCursor(place.start);
    // The text field contains the other file only after this event.
    requestAnimationFrame(() => area.current && show(area.current, place));
  };
  const focusStep = (name: string): void =>
    tool.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(name)}"]`)?.focus();
  const found = (): HTMLElement | null =>
    tool.current?.querySelector<HTMLElement>('li[tabindex][aria-current]') ?? null;
  useEffect(() => {
    const entry = found();
    // Scroll only the list, so that the text does not move.
    entry?.closest(`.${styles.list}`)?.scrollTo({top: entry.offsetTop - 48});
  }, [line, active.id]);
  return (
    <section ref={tool} aria-label="Check">
      <div className={styles.bench}>
        <Editor
          files={files}
          kind={kinds[activeIndex]}
          findings={findings}
          checked={of[activeIndex]?.text ?? ''}
          line={line}
          area={area}
          onCursor={setCursor}
        >
          {findings.some(isAtCursor) && (
            <button type="button" onClick={() => found()?.focus()}>
              Finding in line {line}
            </button>
          )}
          {at && (
            <button
              type="button"
              onClick={() => {
                setTemplate(outlines.indexOf(at.outline));
                // The list of another template exists only after this event.
                requestAnimationFrame(() => focusStep(at.step.name));
              }}
            >
              Show {at.step.name} in the job flow
            </button>
          )}
        </Editor>
        <section aria-label="Findings">
          <Findings
            findings={findings}
            files={of}
            kinds={kinds}
            isCurrent={isAtCursor}
            onShow={onShow}
            onTake={(file, {fix}) => fix && isChecked(file) && files.take(file.id, fix)}
          />
          <div className={styles.bar}>
            <p role="status">{statusWords(state)}</p>
            {of.length > 0 && (
              <div>
                <button
                  type="button"
                  onClick={() => save('findings.txt', textReport(findings, site), 'text/plain;charset=utf-8')}
                >
                  Save as text
                </button>
                <button
                  type="button"
                  onClick={() => save('findings.json', jsonReport(findings, site), 'application/json')}
                >
                  Save as JSON
                </button>
              </div>
            )}
          </div>
        </section>
      </div>
      {outlines.length > 0 && (
        <JobFlows
          outlines={outlines}
          chosen={template}
          onChoose={setTemplate}
          current={at?.step}
          onShow={(outline, step) => {
            const file = of.find(({name}) => name === outline.file);
            if (file) {
              onShow(file, step);
            }
          }}
        />
      )}
    </section>
  );
}
