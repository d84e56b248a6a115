import {useEffect, useState} from 'react';
import type {CheckOptions} from '../check';
import {checkFiles} from './engine/checker';
import type {Outcome} from './engine/run';
import type {OpenFile} from './useFiles';

/** State of a check. `of` contains the files of the outcome. */
export type CheckState =
  | {status: 'empty'}
  | {status: 'running'}
  | {status: 'failed'; reason: string}
  | {status: 'done'; outcome: Outcome; of: readonly OpenFile[]};

/** Delay between the last key stroke and a check, in milliseconds. */
const pause = 250;

/** Checks the open files when a file or an option changes. */
export function useCheck(files: readonly OpenFile[], {version, target}: CheckOptions): CheckState {
  const [state, setState] = useState<CheckState>({status: 'empty'});
  useEffect(() => {
    const filled = files.filter(({text}) => text.trim() !== '');
    const ended = new AbortController();
    const timer = setTimeout(() => {
      if (filled.length === 0) {
        setState({status: 'empty'});
        return;
      }
      setState((before) => (before.status === 'done' ? before : {status: 'running'}));
      checkFiles(
        filled.map(({name, text}) => ({name, text})),
        {version, target},
        ended.signal,
      ).then(
        (outcome) => !ended.signal.aborted && setState({status: 'done', outcome, of: filled}),
        (error: unknown) =>
          !ended.signal.aborted &&
          setState({status: 'failed', reason: error instanceof Error ? error.message : String(error)}),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [files, version, target]);
  return state;
}
