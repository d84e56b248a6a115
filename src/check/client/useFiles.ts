import {useState} from 'react';
import type {Fix, SourceFile} from '../check';
import {decode} from '../model/bytes';
import {maxLength, notText} from '../model/guard';

/** An open file. */
export interface OpenFile extends SourceFile {
  id: number;
}

const expected = 'Open a text file in YAML, JSON, .properties or .env format';
const tooLong = `has more than ${maxLength.toLocaleString('en')} characters, the limit of this check`;

/** Reason why a file is not opened, or undefined. The text is missing if the file is too large. */
export function refusal(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text.length > maxLength) {
    return `${name} ${tooLong}. Open a smaller file.`;
  }
  if (text.trim() === '') {
    return `${name} is empty. ${expected}.`;
  }
  return text.includes('\0') ? `${name}: ${notText} ${expected}.` : undefined;
}

/** Reads a file from disk. A character is at most three bytes. */
const read = async (file: File): Promise<{name: string; text: string | undefined}> => ({
  name: file.webkitRelativePath || file.name,
  text: file.size > 3 * maxLength ? undefined : decode(file.name, new Uint8Array(await file.arrayBuffer())),
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

const unnamed: SourceFile = {name: 'pasted text', text: ''};

/** Adds files after the open ones, with unique names. Removes an empty file. */
export const withOpened = (before: readonly OpenFile[], opened: readonly OpenFile[]): readonly OpenFile[] =>
  opened.reduce<readonly OpenFile[]>(
    (list, file) => [...list, {...file, name: freeName(file.name, list)}],
    before.filter(({text}) => text !== ''),
  );

/** State of the open files, which are only in the memory of the page. There is always at least one. */
export function useFiles() {
  const [files, setFiles] = useState<readonly OpenFile[]>([{id: 0, ...unnamed}]);
  const [activeId, setActiveId] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const change = (id: number, part: Partial<SourceFile>): void =>
    setFiles((before) => before.map((file) => (file.id === id ? {...file, ...part} : file)));
  const without = (id: number): OpenFile[] => files.filter((file) => file.id !== id);
  const append = (sources: readonly SourceFile[]): void => {
    const opened = sources.map(create);
    // Use the current files, because others might have been opened in the meantime.
    setFiles((before) => withOpened(before, opened));
    setActiveId((before) => opened[0]?.id ?? before);
  };
  /** Reads files from the disk of the reader. */
  const open = async (list: readonly File[]): Promise<void> => {
    const sources = await Promise.all(list.map(read));
    setRefused(sources.flatMap(({name, text}) => refusal(name, text) ?? []));
    append(sources.flatMap(({name, text}) => (refusal(name, text) === undefined ? [{name, text: text!}] : [])));
  };
  return {
    files,
    active: files.find(({id}) => id === activeId) ?? files[0]!,
    /** Reasons why files were not opened, one per line. */
    refused,
    select: setActiveId,
    /** Adds files, or an empty one without arguments. */
    add: (sources: readonly SourceFile[] = [unnamed]) => append(sources),
    open,
    close: (id: number) => setFiles(files.length > 1 ? without(id) : [create(unnamed)]),
    rename: (id: number, name: string) => change(id, {name: freeName(name, without(id))}),
    write: (id: number, text: string) => {
      const isTooLong = text.length > maxLength;
      setRefused(isTooLong ? [`The pasted text ${tooLong}. Paste a part of it.`] : []);
      if (!isTooLong) {
        change(id, {text});
      }
    },
    /** Applies a correction, unless the text has changed since it was checked. */
    take: ({id, text}: OpenFile, {at, text: right}: Fix) => {
      if (files.some((file) => file.id === id && file.text === text)) {
        change(id, {text: text.slice(0, at.start) + right + text.slice(at.end)});
      }
    },
  };
}

export type OpenFiles = ReturnType<typeof useFiles>;
