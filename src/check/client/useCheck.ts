import {useEffect, useState} from 'react';
import type {CheckOptions} from '../check';
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

/** Delay between the last key stroke and a check, in milliseconds. */
const pause = 250;

/** Checks the open files when a file or an option changes. */
export function useCheck(files: readonly OpenFile[], {version, target}: CheckOptions): Checked {
  const [checked, setChecked] = useState(nothing);
  useEffect(() => {
    const filled = files.filter(({text}) => text.trim() !== '');
    const ended = new AbortController();
    const check = async (): Promise<Checked> => {
      try {
        const {kinds, ...outcome} = await checkFiles(filled, {version, target}, ended.signal);
        return {...outcome, files: filled.map((file, index) => ({...file, ...kinds[index]!}))};
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return {...nothing, status: `The check did not finish. ${reason}.`};
      }
    };
    const timer = setTimeout(() => {
      if (filled.length === 0) {
        setChecked(nothing);
        return;
      }
      setChecked((before) => (before.files.length > 0 ? before : {...nothing, status: 'Checking...'}));
      void check().then((result) => !ended.signal.aborted && setChecked(result));
    }, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [files, version, target]);
  return checked;
}
