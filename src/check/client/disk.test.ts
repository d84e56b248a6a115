import {describe, expect, it} from 'vitest';
import {maxLength} from '../model/guard';
import {type DiskFile, dropped, read} from './disk';

const bytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const readBytes = (name: string, content: number[]) => read({name, file: new File([new Uint8Array(content)], name)});
const saved = async ({encode}: DiskFile, text: string): Promise<number[]> => [
  ...new Uint8Array(await new Blob([encode(text)]).arrayBuffer()),
];

describe('an unsuitable file is rejected in one line with its name:', () => {
  const large = 'a.yaml has more than 2,000,000 characters, the limit of this check. Open a smaller file.';
  it.each([
    ['nothing', 'a.yaml', ' \n', 'a.yaml is empty. Open a text file in YAML, JSON, .properties or .env format.'],
    ['a program', 'a.zip', 'PK\0', /^a\.zip: This is not UTF-8 text\. .* save it as UTF-8\. .* Open a text file/],
    ['a long text', 'a.yaml', 'a'.repeat(maxLength + 1), large],
    ['a very large file', 'a.yaml', 'a'.repeat(3 * maxLength + 1), large],
  ])('%s', async (_, name, text, reason) => {
    expect(await read({name, file: new File([text], name)})).toMatch(reason);
  });

  it('but none of the maximum length', async () => {
    const text = 'a'.repeat(maxLength);
    expect(await read({name: 'a.yaml', file: new File([text], 'a.yaml')})).toMatchObject({text});
  });
});

describe('a file of the disk', () => {
  it.each([
    ['line ends of Windows', 'a.yaml', bytes('a: 1\r\nb: 2\r\n'), 'a: 1\nb: 2\n'],
    ['line feeds', 'a.yaml', bytes('a: 1\nb: 2'), 'a: 1\nb: 2'],
    ['UTF-8', 'a.yaml', [0x61, 0x3a, 0xc3, 0xbc], 'a:ü'],
    ['ISO-8859-1', 'a.properties', bytes('# für\r\na=1'), '# für\na=1'],
  ])('with %s is saved as it was', async (_, name, content, text) => {
    const file = await readBytes(name, content);
    expect(file).toMatchObject({name, text});
    expect(await saved(file as DiskFile, text)).toEqual(content);
  });

  it('is saved as UTF-8 if ISO-8859-1 has no byte for a letter', async () => {
    const file = (await readBytes('a.properties', bytes('a=ü'))) as DiskFile;
    expect(await saved(file, 'a=\u20ac')).toEqual([...bytes('a='), 0xe2, 0x82, 0xac]);
  });

  it('that cannot be read is named', async () => {
    const file = Object.assign(new File(['a'], 'a.yaml'), {arrayBuffer: () => Promise.reject(new Error('gone'))});
    expect(await read({name: 'x/a.yaml', file})).toMatch(/^x\/a\.yaml cannot be read\./);
  });
});

describe('a drop', () => {
  type Item = {webkitGetAsEntry: () => unknown; getAsFile: () => File | null};
  const fileEntry = (fullPath: string) => ({
    isFile: true,
    fullPath,
    name: fullPath.split('/').at(-1),
    file: (resolve: (file: File) => void) => resolve(new File(['a'], 'a')),
  });
  /** A folder whose entries come one by one, as the browser gives a large one in parts. */
  const folder = (fullPath: string, ...entries: unknown[]) => ({
    isFile: false,
    fullPath,
    name: fullPath.split('/').at(-1),
    createReader: () => {
      const rest = [...entries];
      return {readEntries: (resolve: (some: unknown[]) => void) => resolve(rest.splice(0, 1))};
    },
  });
  const names = async (...items: Item[]): Promise<string[]> =>
    (await dropped({items} as unknown as DataTransfer)).map(({name}) => name);
  const item = (entry: unknown): Item => ({webkitGetAsEntry: () => entry, getAsFile: () => null});

  it('opens all suitable files of folders, with their paths', async () => {
    const stack = folder(
      '/stack',
      fileEntry('/stack/compose.yaml'),
      fileEntry('/stack/.env'),
      fileEntry('/stack/env.txt'),
      fileEntry('/stack/logo.png'),
      folder('/stack/.git', fileEntry('/stack/.git/a.yaml')),
      folder('/stack/worker', fileEntry('/stack/worker/application.YML'), folder('/stack/worker/empty')),
    );
    expect(await names(item(stack), item(fileEntry('/notes.txt')))).toEqual([
      'stack/.env',
      'stack/compose.yaml',
      'stack/env.txt',
      'stack/worker/application.YML',
      'notes.txt',
    ]);
  });

  it('without entries opens its files, and ignores text', async () => {
    const file = {webkitGetAsEntry: () => null, getAsFile: () => new File(['a'], 'b.yaml')};
    expect(await names(file, item(null))).toEqual(['b.yaml']);
  });
});
