import {useState} from 'react';
import type {CheckOptions, Fix, SourceFile} from '../check';
import {maxLength} from '../model/guard';
import {type DiskFile, expected, type Found, read, save, tooLong} from './disk';
import {type Edited, write} from './edits';
import {checkFiles} from './engine/checker';
import type {Outcome} from './engine/run';

/** An open file. */
export interface OpenFile extends DiskFile, Edited {
  id: number;
  /** Its folder on the disk, if known. */
  folder: string;
  /** The text on the disk, or an empty one. */
  saved: string;
}

/** What is known of a file. */
type Identity = Partial<Pick<Outcome['kinds'][number], 'component' | 'what'>>;
export type Identify = (file: SourceFile) => Identity | undefined;

/** A newly read file that replaced one of the same name, or may replace one of `others`. */
export interface Question extends Identity {
  file: OpenFile;
  others: readonly OpenFile[];
  isReplaced: boolean;
}

/** The open files, which are only in the memory of the page. There is always at least one. */
export interface Files {
  files: readonly OpenFile[];
  activeId: number;
  /** Reasons why files were not opened, one per line. */
  refused: readonly string[];
  questions: readonly Question[];
}

/** Name of a file without its folder. */
export const baseName = (name: string): string => name.split(/[\\/]/).at(-1) || 'file.yaml';

export const isEdited = ({text, saved}: OpenFile): boolean => text !== saved;

let lastId = 0;

/** Opens a file that was read, or an empty one. */
export function create({name, text, encode}: DiskFile = {name: 'pasted text', text: '', encode: String}): OpenFile {
  lastId += 1;
  return {
    id: lastId,
    name,
    folder: name.slice(0, -baseName(name).length),
    text,
    saved: text,
    encode,
    past: [],
    future: [],
  };
}

export const start = (): Files => {
  const file = create();
  return {files: [file], activeId: file.id, refused: [], questions: []};
};

/** A name that no other file has, if necessary below what the file is or below a number, as if in a folder. */
export function freeName(name: string, others: readonly SourceFile[], what?: string): string {
  const numbered = others.map((_, index) => `${index + 2}/${name}`);
  const names = [name, ...(what ? [`${what}/${name}`] : []), ...numbered];
  return names.find((one) => !others.some((other) => other.name === one))!;
}

/** Adds a file, in place of empty ones. */
export function withAdded(state: Files, file: OpenFile, what?: string): Files {
  const files = state.files.filter(({text}) => text !== '');
  return {...state, files: [...files, {...file, name: freeName(file.name, files, what)}], activeId: file.id};
}

/** Changes one of the files. */
export const withChanged = (state: Files, id: number, change: (file: OpenFile) => Partial<OpenFile>): Files => ({
  ...state,
  files: state.files.map((file) => (file.id === id ? {...file, ...change(file)} : file)),
});

/** Replaces the text of a file by a newly read one, which the reader can undo. If it is closed, opens the other one. */
const withReplaced = (state: Files, id: number, {file, what}: Question): Files =>
  state.files.some((other) => other.id === id)
    ? withChanged({...state, activeId: id}, id, (other) => ({
        ...write(other, file.text),
        saved: file.text,
        encode: file.encode,
        folder: file.folder || other.folder,
      }))
    : withAdded(state, file, what);

/**
 * Opens a file. It replaces an unedited one of the same name if both certainly are the same. If it only may be the same, the reader is
 * asked, and it stays closed until then. It never replaces one that was opened together with it.
 */
function withOne(state: Files, file: OpenFile, before: readonly OpenFile[], identify: Identify): Files {
  const {component, what} = identify(file) ?? {};
  const isAlike = (other: OpenFile): boolean =>
    other.text !== '' &&
    baseName(other.name) === baseName(file.name) &&
    (!file.folder || !other.folder || file.folder === other.folder) &&
    (!what || [what, undefined].includes(identify(other)?.what));
  const others = before.filter(isAlike);
  const [other] = others;
  const same = others.find(({text}) => text === file.text);
  if (!other) {
    return withAdded(state, file, what);
  }
  if (same) {
    return {...state, activeId: same.id};
  }
  const isKnown = what !== undefined && what === identify(other)?.what;
  const isReplaced =
    others.length === 1 && !isEdited(other) && (isKnown || (file.folder !== '' && other.folder !== ''));
  const question = {file, component, what, others, isReplaced};
  const next = isReplaced ? withReplaced(state, other.id, question) : state;
  return {...next, questions: [...next.questions, question]};
}

/** Opens files and shows the first one. */
export const withOpened = (before: Files, opened: readonly OpenFile[], identify: Identify): Files =>
  opened.reduce<Files>(
    (state, file, index) => {
      const next = withOne(state, file, before.files, identify);
      return index === 0 ? next : {...next, activeId: state.activeId};
    },
    {...before, questions: before.questions.filter(({isReplaced}) => !isReplaced)},
  );

/** Replaces one of the other files, or keeps all of them. */
export function withAnswer(state: Files, question: Question, replaced?: OpenFile): Files {
  const {file, what, others, isReplaced} = question;
  const rest = {...state, questions: state.questions.filter((one) => one !== question)};
  if (replaced) {
    return withReplaced(rest, replaced.id, question);
  }
  return withAdded(isReplaced ? withChanged(rest, others[0]!.id, () => others[0]!) : rest, file, what);
}

/** Closes a file. */
export const withoutFile = (state: Files, id: number): Files =>
  state.files.length > 1
    ? {...state, files: state.files.filter((file) => file.id !== id)}
    : {...start(), questions: state.questions};

/** Recognises newly read files, if the name of one is that of another file. */
async function recognise(files: readonly SourceFile[], options: CheckOptions): Promise<Identify> {
  const names = files.map(({name}) => baseName(name));
  const alike = files.filter((_, index) => names.indexOf(names[index]!) !== names.lastIndexOf(names[index]!));
  try {
    const {kinds} = await checkFiles(alike, {...options, fixes: false}, new AbortController().signal);
    return (file) => kinds[alike.indexOf(file)];
  } catch {
    // Without its script, or after the time limit, nothing is known of the files.
    return () => undefined;
  }
}

/** State of the open files. */
export function useFiles(options: CheckOptions) {
  const [state, setState] = useState(start);
  const {files, activeId} = state;
  const change = (id: number, part: (file: OpenFile) => Partial<OpenFile>): void =>
    setState((before) => withChanged(before, id, part));
  return {
    ...state,
    active: files.find(({id}) => id === activeId) ?? files[0]!,
    select: (id: number) => setState((before) => ({...before, activeId: id})),
    /** Adds an empty file, or one with a text. */
    add: (source?: SourceFile) =>
      setState((before) => withAdded(before, create(source && {...source, encode: String}))),
    /** Opens files from the disk of the reader. */
    open: async (found: readonly Found[]) => {
      const results = await Promise.all(found.map(read));
      const refused = found.length === 0 ? [`${expected}.`] : results.filter((result) => typeof result === 'string');
      const opened = results.flatMap((result) => (typeof result === 'string' ? [] : create(result)));
      const identify = await recognise([...files, ...opened], options);
      // Others might have been opened in the meantime.
      setState((before) => ({...withOpened(before, opened, identify), refused}));
    },
    answer: (question: Question, replaced?: OpenFile) => setState((before) => withAnswer(before, question, replaced)),
    close: (id: number) => setState((before) => withoutFile(before, id)),
    rename: (id: number, name: string) =>
      change(id, () => ({
        name: freeName(
          name,
          files.filter((file) => file.id !== id),
        ),
      })),
    save: ({id, name, text, encode}: OpenFile) => {
      save(baseName(name), encode(text));
      change(id, () => ({saved: text}));
    },
    /** Takes over a text of the field. */
    type: (id: number, text: string) => {
      const isTooLong = text.length > maxLength;
      setState((before) => ({
        ...(isTooLong ? before : withChanged(before, id, (file) => write(file, text, true))),
        refused: isTooLong ? [`The pasted text ${tooLong}. Paste a part of it.`] : [],
      }));
    },
    /** Applies a correction. */
    take: (id: number, {at, text}: Fix) =>
      change(id, (file) => write(file, file.text.slice(0, at.start) + text + file.text.slice(at.end))),
    /** Undoes or redoes an edit. */
    step: change,
  };
}

export type OpenFiles = ReturnType<typeof useFiles>;
