import {type ReactNode, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CheckOptions, Finding} from '../check';
import {jsonReport, textReport} from '../report';
import {editBetween, redo, undo} from './edits';
import {Editor} from './Editor';
import {Action, Findings} from './Findings';
import {JobFlows} from './JobFlows';
import {save} from './disk';
import {type CheckedFile, useCheck} from './useCheck';
import {isEdited, useFiles} from './useFiles';
import {useWindow} from './useWindow';
import styles from './styles.module.css';

type Span = Pick<Finding, 'start' | 'end' | 'line'>;

/** Scrolls to a range in the text field, and selects it if the field has the focus. */
function scroll(area: HTMLTextAreaElement, {start, end, line}: Span): void {
  if (document.activeElement === area) {
    area.setSelectionRange(start, end);
  }
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
  const files = useFiles(options);
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
  const show = (id: number, place: Span): void => {
    files.select(id);
    setCursor(place.start);
    // The text field has the text only after this event.
    requestAnimationFrame(() => area.current && scroll(area.current, place));
  };
  const onShow = (file: string, place: Span): void => {
    area.current?.focus({preventScroll: true});
    show(fileOf(file).id, {...place, end: Math.max(place.end, place.start + 1)});
  };
  const onTake = ({file, fix, line}: Finding): void => {
    if (fix) {
      files.take(fileOf(file).id, fix);
      show(fileOf(file).id, {...fix.at, line});
    }
  };
  /** Undoes or redoes the last edit of the active file. */
  const step = (isUndo: boolean): void => {
    const next = (isUndo ? undo : redo)(active);
    const {start, added} = editBetween(active.text, next.text);
    files.step(active.id, () => next);
    show(active.id, {start, end: start + added.length, line: next.text.slice(0, start).split('\n').length});
  };
  useWindow({isEdited: files.files.some(isEdited), onFiles: (found) => void files.open(found), onStep: step});
  const focusStep = (name: string): void =>
    tool.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(name)}"]`)?.focus();
  const isEmpty = active.text === '';
  // In a small window, the tool is partly below the visible part of the page.
  useEffect(() => {
    if (!isEmpty) {
      tool.current?.firstElementChild?.scrollIntoView({block: 'nearest'});
    }
  }, [active.id, isEmpty]);
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
        <Editor files={files} findings={findings} checked={checked} line={line} area={area} onCursor={setCursor}>
          {findings.some(isAtCursor) && <Action onClick={() => found()?.focus()}>{`Finding in line ${line}`}</Action>}
          {at && (
            <Action
              onClick={() => {
                setTemplate(outlines.indexOf(at.outline));
                // The list of another template exists only after this event.
                requestAnimationFrame(() => focusStep(at.step.name));
              }}
            >
              {`Show ${at.step.name} in the job flow`}
            </Action>
          )}
        </Editor>
        <section aria-label="Findings">
          <Findings findings={findings} files={checked} isCurrent={isAtCursor} onShow={onShow} onTake={onTake} />
          <div className={styles.bar}>
            {/* The numbers are above. */}
            <p role="status" className={/^\d/.test(status) ? 'only-heard' : undefined}>
              {status}
            </p>
            {active.past.length + active.future.length > 0 && (
              <Action aria-disabled={active.past.length === 0} aria-keyshortcuts="Control+Z" onClick={() => step(true)}>
                Undo
              </Action>
            )}
            {checked.length > 0 && (
              <>
                <Action onClick={() => save('findings.txt', textReport({findings, looked: checked}, site))}>
                  Save as text
                </Action>
                <Action
                  onClick={() =>
                    save('findings.json', jsonReport({findings, looked: checked}, site), 'application/json')
                  }
                >
                  Save as JSON
                </Action>
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
