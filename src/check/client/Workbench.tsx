import {type ReactNode, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CheckOptions, Finding} from '../check';
import {jsonReport, textReport} from '../report';
import {Editor} from './Editor';
import {Findings} from './Findings';
import {JobFlows} from './JobFlows';
import {save} from './save';
import {type CheckedFile, useCheck} from './useCheck';
import {useFiles} from './useFiles';
import styles from './styles.module.css';

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
  const {status, findings, outlines, files: checked} = useCheck(files.files, options);
  const area = useRef<HTMLTextAreaElement>(null);
  const tool = useRef<HTMLElement>(null);
  const [cursor, setCursor] = useState(0);
  const [template, setTemplate] = useState(0);
  const {active} = files;
  const line = active.text.slice(0, cursor).split('\n').length;
  const isAtCursor = (finding: Finding): boolean => finding.file === active.name && finding.line === line;
  const at = outlines
    .filter(({file}) => file === active.name)
    .flatMap((outline) => outline.steps.map((step) => ({outline, step})))
    .find(({step: {block}}) => block.start <= cursor && cursor < block.end);
  const fileOf = (name: string): CheckedFile => checked.find((file) => file.name === name)!;
  const onShow = (file: string, place: Span): void => {
    files.select(fileOf(file).id);
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
          findings={findings}
          checked={checked.find(({id}) => id === active.id)}
          line={line}
          area={area}
          onCursor={setCursor}
        >
          {findings.some(isAtCursor) && (
            <button type="button" className="button button--secondary button--sm" onClick={() => found()?.focus()}>
              Finding in line {line}
            </button>
          )}
          {at && (
            <button
              type="button"
              className="button button--secondary button--sm"
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
            files={checked}
            isCurrent={isAtCursor}
            onShow={onShow}
            onTake={({file, fix}) => fix && files.take(fileOf(file), fix)}
          />
          <div className={styles.bar}>
            <p role="status">{status}</p>
            {checked.length > 0 && (
              <>
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={() => save('findings.txt', textReport(findings, site), 'text/plain;charset=utf-8')}
                >
                  Save as text
                </button>
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={() => save('findings.json', jsonReport(findings, site), 'application/json')}
                >
                  Save as JSON
                </button>
              </>
            )}
          </div>
        </section>
      </div>
      {outlines.length > 0 && (
        <JobFlows outlines={outlines} chosen={template} onChoose={setTemplate} current={at?.step} onShow={onShow} />
      )}
    </section>
  );
}
