/** Files on the disk of the reader: picked or dropped, read and saved. Nothing is uploaded. */
import type {SourceFile} from '../check';
import {decode} from '../model/bytes';
import {maxLength, notText} from '../model/guard';

/** A file with its path, if the browser tells it. */
export interface Found {
  name: string;
  file: File;
}

/** A text from the disk. Its lines end with a line feed, as in the text field. */
export interface DiskFile extends SourceFile {
  /** The same text, or an edited one, with the line ends and in the encoding of the file. */
  encode: (text: string) => BlobPart;
}

export const expected = 'Open a text file in YAML, JSON, .properties or .env format';
export const tooLong = `has more than ${maxLength.toLocaleString('en')} characters, the limit of this check`;

/** Reads a file. Instead of an unsuitable one, gives the reason. */
export async function read({name, file}: Found): Promise<DiskFile | string> {
  try {
    // A character is at most three bytes.
    const isLarge = file.size > 3 * maxLength;
    const bytes = new Uint8Array(isLarge ? [] : await file.arrayBuffer());
    const text = decode(name, bytes);
    if (isLarge || text.length > maxLength) {
      return `${name} ${tooLong}. Open a smaller file.`;
    }
    if (text.trim() === '') {
      return `${name} is empty. ${expected}.`;
    }
    if (text.includes('\0')) {
      return `${name}: ${notText} ${expected}.`;
    }
    const end = text.includes('\r\n') ? '\r\n' : '\n';
    // Only in ISO-8859-1 is a letter that is not ASCII one byte.
    const isLatin = text.length === bytes.length && /[\x80-\xff]/.test(text);
    const encode = (edited: string): BlobPart => {
      const lines = edited.replaceAll('\n', end);
      return isLatin && !/[^\0-\xff]/.test(lines) ? Uint8Array.from(lines, (letter) => letter.charCodeAt(0)) : lines;
    };
    return {name, text: text.replaceAll(/\r\n?/g, '\n'), encode};
  } catch {
    return `${name} cannot be read. Check whether it still exists, and open it again.`;
  }
}

/** Entries of folders that are opened. */
const isWanted = ({name, isFile}: FileSystemEntry): boolean =>
  isFile
    ? /\.(?:ya?ml|json|properties)$|(?:^|\.)env(?:\.[\w-]+)?$/i.test(name)
    : !name.startsWith('.') && name !== 'node_modules';

/** All entries of a folder. A call of the reader gives some of them. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((...answers) => reader.readEntries(...answers));
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))];
}

/** All files of an entry, which is a file or a folder. */
async function filesOf(entry: FileSystemEntry): Promise<Found[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((...answers) => (entry as FileSystemFileEntry).file(...answers));
    return [{name: entry.fullPath.replace(/^\//, ''), file}];
  }
  const entries = await entriesOf((entry as FileSystemDirectoryEntry).createReader());
  const found = await Promise.all(entries.filter(isWanted).map(filesOf));
  return found.flat().sort((one, other) => one.name.localeCompare(other.name));
}

/** The files of a drop, also those in folders. To be called during the event. */
export async function dropped({items}: DataTransfer): Promise<Found[]> {
  const sources = Array.from(items, (item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const found = await Promise.all(
    sources.map(async (source) =>
      source instanceof File ? [{name: source.name, file: source}] : source ? filesOf(source) : [],
    ),
  );
  return found.flat();
}

/** Saves a text to the disk, without any server. */
export function save(name: string, text: BlobPart, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
