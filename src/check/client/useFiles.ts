import {useState} from 'react';
import type {Fix, SourceFile} from '../check';

/** A file that is open. */
export interface OpenFile extends SourceFile {
  id: number;
}

/** The open files. They live in the memory of the page and nowhere else. */
export interface OpenFiles {
  files: readonly OpenFile[];
  active: OpenFile;
  select: (id: number) => void;
  /** Adds an empty file. */
  add: () => void;
  /** Reads files from the disk of the reader. */
  open: (list: readonly File[]) => Promise<void>;
  close: (id: number) => void;
  rename: (id: number, name: string) => void;
  write: (id: number, text: string) => void;
  take: (id: number, fix: Fix) => void;
}

/** Bytes that are not UTF-8 become U+FFFD, which the check knows for what it is. */
const read = async (file: File): Promise<SourceFile> => ({
  name: file.webkitRelativePath || file.name,
  text: await file.text(),
});

/** Unique name for a new file. */
function freeName(name: string, taken: readonly SourceFile[]): string {
  const isTaken = (one: string): boolean => taken.some((file) => file.name === one);
  let free = name;
  for (let number = 2; isTaken(free); number += 1) {
    free = name.replace(/(?=\.[^.]*$)|$/, ` (${number})`);
  }
  return free;
}

let lastId = 0;
const create = ({name, text}: SourceFile): OpenFile => {
  lastId += 1;
  return {id: lastId, name, text};
};

/** Adds files behind those that are open, under names that are free. An empty file is only there to be filled, and goes. */
export const withOpened = (before: readonly OpenFile[], opened: readonly OpenFile[]): readonly OpenFile[] =>
  opened.reduce<readonly OpenFile[]>(
    (list, file) => [...list, {...file, name: freeName(file.name, list)}],
    before.filter(({text}) => text !== ''),
  );

/** Keeps the open files; there is always one. */
export function useFiles(): OpenFiles {
  const [files, setFiles] = useState<readonly OpenFile[]>(() => [{id: 0, name: 'pasted text', text: ''}]);
  const [activeId, setActiveId] = useState(0);
  const change = (id: number, part: Partial<SourceFile>): void =>
    setFiles((before) => before.map((file) => (file.id === id ? {...file, ...part} : file)));
  const append = (sources: readonly SourceFile[]): void => {
    const opened = sources.map(create);
    // From the files of that moment: others may have been opened while these were read.
    setFiles((before) => withOpened(before, opened));
    setActiveId((before) => opened[0]?.id ?? before);
  };
  return {
    files,
    active: files.find(({id}) => id === activeId) ?? files[0]!,
    select: setActiveId,
    add: () => append([{name: 'pasted text', text: ''}]),
    open: async (list) => append(await Promise.all(list.map(read))),
    close: (id) => {
      const rest = files.filter((file) => file.id !== id);
      setFiles(rest.length > 0 ? rest : [create({name: 'pasted text', text: ''})]);
    },
    rename: (id, name) =>
      change(id, {
        name: freeName(
          name,
          files.filter((file) => file.id !== id),
        ),
      }),
    write: (id, text) => change(id, {text}),
    take: (id, {at, text}) =>
      setFiles((before) =>
        before.map((file) =>
          file.id === id ? {...file, text: file.text.slice(0, at.start) + text + file.text.slice(at.end)} : file,
        ),
      ),
  };
}
