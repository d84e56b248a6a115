import {type ReactNode, type RefObject, useId} from 'react';
import type {FileKind} from './engine/run';
import {save} from './save';
import type {OpenFiles} from './useFiles';
import {kindWords} from './words';
import styles from './styles.module.css';

interface Props {
  files: OpenFiles;
  /** Kinds of the files that have been checked, by id. */
  kinds: ReadonlyMap<number, FileKind>;
  /** How many findings each file has, by name. */
  counts: ReadonlyMap<string, number>;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Told where the cursor is in the text, in characters. */
  onCursor: (offset: number) => void;
}

/** Name of a file without its folder. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1) || 'file.yaml';

/** The open files: one of them in a text field. */
export function Editor({files, kinds, counts, area, onCursor}: Props): ReactNode {
  const id = useId();
  const {active} = files;
  const kind = kinds.get(active.id);
  return (
    <div
      className={styles.editor}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) {
          event.preventDefault();
          void files.open(Array.from(event.dataTransfer.files));
        }
      }}
    >
      <div className={styles.buttons}>
        <label className={styles.open}>
          <span>Open files</span>
          <input
            type="file"
            multiple
            onChange={(event) => {
              const {files: list} = event.target;
              if (list && list.length > 0) {
                void files.open(Array.from(list));
                event.target.value = '';
              }
            }}
          />
        </label>
        <button type="button" onClick={files.add} disabled={files.files.some(({text}) => text === '')}>
          Add file
        </button>
      </div>
      <ul className={styles.files} aria-label="Open files">
        {files.files.map((file) => (
          <li key={file.id}>
            <button type="button" aria-pressed={file.id === active.id} onClick={() => files.select(file.id)}>
              {file.name}
              {counts.has(file.name) && ` (${counts.get(file.name)})`}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.name}>
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          value={active.name}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => files.rename(active.id, event.target.value)}
        />
        {kind && <span>{kindWords(kind)}</span>}
      </div>
      <label htmlFor={`${id}-text`}>Text (paste it or drop files here)</label>
      <textarea
        ref={area}
        id={`${id}-text`}
        className={styles.text}
        value={active.text}
        rows={16}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onSelect={(event) => onCursor(event.currentTarget.selectionStart)}
        onChange={(event) => files.write(active.id, event.target.value)}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          disabled={active.text === ''}
          onClick={() => void navigator.clipboard.writeText(active.text)}
        >
          Copy text
        </button>
        <button
          type="button"
          disabled={active.text === ''}
          onClick={() => save(baseName(active.name), active.text, 'text/plain;charset=utf-8')}
        >
          Save file
        </button>
        <button type="button" onClick={() => files.close(active.id)}>
          Close file
        </button>
      </div>
    </div>
  );
}
