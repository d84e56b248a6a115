import {type ReactNode, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {CheckOptions, Finding} from '../check';
import {Editor} from './Editor';
import {Findings} from './Findings';
import {AtCursor, focusStep, stepAt} from './flow/AtCursor';
import {JobFlows} from './flow/JobFlows';
import {Options} from './Options';
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

/** Selects a place in the text field and scrolls to it. */
function show(area: HTMLTextAreaElement, {start, end, line}: Pick<Finding, 'start' | 'end' | 'line'>): void {
  area.focus();
  area.setSelectionRange(start, Math.max(end, start + 1));
  const lines = area.value.split('\n').length;
  area.scrollTop = (area.scrollHeight / lines) * Math.max(0, line - 4);
}

/** The tool of the page: files in, findings out. Needs JavaScript. */
export function Checker(): ReactNode {
  const versions = useVersions(undefined).map(({name, label}) => ({name: name === 'current' ? 'next' : name, label}));
  const isReady = useIsBrowser();
  const {preferredVersion} = useDocsPreferredVersion();
  const last = useVersions(undefined).find(({isLast}) => isLast)!.name;
  const usual = preferredVersion?.name === 'current' ? 'next' : (preferredVersion?.name ?? last);
  const [chosen, choose] = useState<CheckOptions>();
  const options = chosen ?? {version: usual};
  const files = useFiles();
  const state = useCheck(files.files, options);
  const area = useRef<HTMLTextAreaElement>(null);
  const tool = useRef<HTMLElement>(null);
  const [cursor, setCursor] = useState(0);
  const [template, setTemplate] = useState(0);
  const findings = state.status === 'done' ? state.outcome.findings : [];
  const of = state.status === 'done' ? state.of : [];
  const outlines = state.status === 'done' ? state.outcome.outlines : [];
  const at = stepAt(outlines, files.active.name, cursor);
  const kinds = new Map(state.status === 'done' ? of.map(({id}, index) => [id, state.outcome.kinds[index]!]) : []);
  const counts = new Map(of.map(({name}) => [name, findings.filter(({file}) => file === name).length]));
  // A finding belongs to the text that was checked: after a key stroke, its place may be another.
  const isCurrent = (file: OpenFile): boolean => files.files.some(({id, text}) => id === file.id && text === file.text);
  const onShow = (file: OpenFile, finding: Pick<Finding, 'start' | 'end' | 'line'>): void => {
    files.select(file.id);
    // The text field has the text of the other file only after this event.
    requestAnimationFrame(() => area.current && show(area.current, finding));
  };
  const onTake = (file: OpenFile, {fix}: Finding): void => {
    if (fix && isCurrent(file)) {
      files.take(file.id, fix);
    }
  };
  return (
    <section ref={tool} className={styles.tool} aria-label="Check" inert={!isReady}>
      <Options versions={versions} options={options} onChange={choose} />
      <Editor files={files} kinds={kinds} counts={counts} area={area} onCursor={setCursor} />
      {at && (
        <AtCursor
          step={at.step}
          onGo={() => {
            setTemplate(outlines.indexOf(at.outline));
            // The list of another template is there only after this event.
            requestAnimationFrame(() => focusStep(tool.current, at.step.name));
          }}
        />
      )}
      <p role="status" className={styles.status}>
        {statusWords(state)}
      </p>
      {findings.length > 0 && <Findings findings={findings} files={of} onShow={onShow} onTake={onTake} />}
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
