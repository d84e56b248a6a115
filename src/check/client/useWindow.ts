import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {dropped, type Found} from './disk';

interface Actions {
  /** Whether the reader would lose edits. */
  isEdited: boolean;
  onFiles: (found: readonly Found[]) => void;
  onStep: (isUndo: boolean) => void;
}

/** Whether an event comes from another field than the text of a file, which has its own history. */
const isInField = ({target}: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, select, [contenteditable]');

/** Opens files that are dropped or pasted anywhere on the page, undoes with the keyboard, and asks before edits get lost. */
export function useWindow({isEdited, onFiles, onStep}: Actions): void {
  const history = useHistory();
  useEffect(() => {
    const ended = new AbortController();
    const {signal} = ended;
    const onDrag = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
        if (event.type === 'drop') {
          void dropped(event.dataTransfer).then(onFiles, () => onFiles([]));
        }
      }
    };
    addEventListener('dragover', onDrag, {signal});
    addEventListener('drop', onDrag, {signal});
    addEventListener(
      'paste',
      (event) => {
        const {clipboardData: data, target} = event;
        const text = data?.getData('text/plain') ?? '';
        if (data && !isInField(event) && !(target instanceof HTMLTextAreaElement)) {
          event.preventDefault();
          const pasted = {name: 'pasted text', file: new File([text], 'pasted text')};
          void (data.files.length > 0 ? dropped(data) : Promise.resolve([pasted])).then(onFiles, () => onFiles([]));
        }
      },
      {signal},
    );
    addEventListener(
      'keydown',
      (event) => {
        const key = event.key.toLowerCase();
        const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !isInField(event);
        if (isCommand && (key === 'z' || (key === 'y' && event.ctrlKey))) {
          event.preventDefault();
          onStep(key === 'z' && !event.shiftKey);
        }
      },
      {signal},
    );
    return () => ended.abort();
  });
  useEffect(() => {
    if (!isEdited) {
      return undefined;
    }
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    const unblock = history.block(({pathname}) =>
      pathname === history.location.pathname
        ? undefined
        : 'Your changes are not saved. Leave the page and discard them?',
    );
    return () => {
      removeEventListener('beforeunload', onUnload);
      unblock();
    };
  }, [history, isEdited]);
}
