import {useEffect, useMemo, useState} from 'react';
import type {CheckOptions, Finding} from '../check';
import {editBetween, isSpared, moved} from './edits';
import {checkFiles} from './engine/checker';
import type {Outcome} from './engine/run';
import type {OpenFile} from './useFiles';

/** An open file as it was checked, with its type. */
export type CheckedFile = OpenFile & Outcome['kinds'][number];

/** Result of a check. `status` is also announced by screen readers. */
export interface Checked extends Omit<Outcome, 'kinds'> {
  files: readonly CheckedFile[];
}

const nothing: Checked = {status: 'Nothing to check yet.', findings: [], outlines: [], files: []};

const linesIn = (text: string): number => text.split('\n').length - 1;

/** A finding after edits that are not checked yet. None if they changed what it corrects. */
export function followed(finding: Finding, edit: ReturnType<typeof editBetween>): Finding | undefined {
  const {start, removed, added} = edit;
  const isBelow = finding.start >= start + removed.length;
  const line = finding.line + (isBelow ? linesIn(added) - linesIn(removed) : 0);
  const fix = finding.fix && {...finding.fix, at: moved(finding.fix.at, edit)};
  return finding.fix && !isSpared(finding.fix.at, edit) ? undefined : {...finding, ...moved(finding, edit), line, fix};
}

/** Delay between the last key stroke and a check, in milliseconds. */
const pause = 250;

/** Delay until a check is announced, in milliseconds. */
const long = 1000;

/** Checks the open files when a file or an option changes. Until then, the findings follow the edits. */
export function useCheck(files: readonly OpenFile[], {version, target}: CheckOptions): Checked {
  const [checked, setChecked] = useState(nothing);
  useEffect(() => {
    const filled = files.filter(({text}) => text.trim() !== '');
    const ended = new AbortController();
    const check = async (): Promise<Checked> => {
      try {
        const sources = filled.map(({name, text}) => ({name, text}));
        const {kinds, ...outcome} = await checkFiles(sources, {version, target}, ended.signal);
        return {...outcome, files: filled.map((file, index) => ({...file, ...kinds[index]!}))};
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return {...nothing, status: `The check did not finish. ${reason}.`};
      }
    };
    let announcement: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(() => {
      if (filled.length === 0) {
        setChecked(nothing);
        return;
      }
      announcement = setTimeout(() => setChecked((before) => ({...before, status: 'Checking...'})), long);
      void check().then((result) => {
        if (!ended.signal.aborted) {
          clearTimeout(announcement);
          setChecked(result);
        }
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      clearTimeout(announcement);
      ended.abort();
    };
  }, [files, version, target]);
  return useMemo(() => {
    const edits = checked.files.flatMap(({id, name, text}) => {
      const now = files.find((file) => file.id === id);
      return now && now.text !== text ? [[name, editBetween(text, now.text)] as const] : [];
    });
    const editOf = new Map(edits);
    const findings = checked.findings.flatMap((finding) => {
      const edit = editOf.get(finding.file);
      return (edit ? followed(finding, edit) : finding) ?? [];
    });
    return {...checked, findings};
  }, [checked, files]);
}
