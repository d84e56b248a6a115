import {useEffect, useState} from 'react';
import type {CheckOptions} from '../check';
import {checkFiles} from './engine/checker';
import type {Outcome} from './engine/run';
import type {OpenFile} from './useFiles';

/** How far a check is. `of` are the files that the outcome belongs to. */
export type CheckState =
  | {status: 'empty'}
  | {status: 'running'}
  | {status: 'failed'; reason: string}
  | {status: 'done'; outcome: Outcome; of: readonly OpenFile[]};

/** Time after the last key stroke until a check begins, in milliseconds. */
const pause = 250;

/** Checks the open files whenever one of them, or what they are checked for, has changed. */
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
