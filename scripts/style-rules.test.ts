/** The rules of `page-rules.mjs` and `style-rules.mjs`, with the real command, the repository's settings and separate test terms. */
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {commandFile} from './lib/run';

const folder = mkdtempSync(path.join(tmpdir(), 'style-'));
afterAll(() => rmSync(folder, {recursive: true}));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};

/** Output of the command for the files, and its exit code. */
function lint(...files: string[]): {status: number | null; findings: string[]; said: string} {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [commandFile('markdownlint-cli2'), '--no-globs', ...files],
    {cwd: folder, encoding: 'utf8'},
  );
  return {
    status,
    findings: stderr.split('\n').filter((line) => / (?:style|sentence)-/.test(line)),
    said: stdout + stderr,
  };
}

const data = `pages: [docs/, versioned_docs/]
terms:
  - {avoid: [folder, by hand], use: directory}
  - {avoid: [director], use: controller, except: [history.md]}
patterns:
  - {id: P3, find: 'in place of', use: instead of}
`;
mkdirSync(path.join(folder, 'scripts'));
for (const name of ['page-rules.mjs', 'style-rules.mjs']) {
  copyFileSync(`scripts/${name}`, path.join(folder, 'scripts', name));
}
copyFileSync('.markdownlint-cli2.jsonc', path.join(folder, '.markdownlint-cli2.jsonc'));
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
write('product/style.yaml', data);

/** A page with a text from its line 5 on. */
const head = '{title: A page, description: What the page is about and for whom it is}';
const page = (text: string, front = head): string => `---\n${front}\n---\n\n${text}\n`;
const error = (line: number, column: number, found: string, use: string, file = 'docs/a.md'): string =>
  `${file}:${line}:${column} error style-term Term to avoid (product/style.yaml) ["${found}": use "${use}"]`;

const wrong = [
  ['a sentence', 'The folder is empty.', 5, 5, 'folder'],
  ['upper case and plural', 'Folders are empty.', 5, 1, 'Folders'],
  ['a heading', '## Delete the folder {#delete-it}', 5, 15, 'folder'],
  ['a table cell', '| Name     | Use    |\n| -------- | ------ |\n| `folder` | Folder |', 7, 14, 'Folder'],
  ['the text of a link', 'See [the folder](a.md).', 5, 10, 'folder'],
  ['two lines', 'Change the file by\nhand.', 5, 17, 'by hand'],
  ['the title of a code block', '```bash title="Delete the folder"\nrm folder\n```', 5, 27, 'folder'],
  ['the label of a component', '<TabItem value="folder" label="By hand">\n\n</TabItem>', 5, 32, 'By hand'],
  ['a component', '<details>\n<summary>The folder in `folder`</summary>\n</details>', 6, 14, 'folder'],
] as const;

const right = [
  ['a code span', 'Open `folder`.'],
  ['a code block', '```bash title="Create it"\nmkdir folder\n```'],
  ['a link target', 'See [the list](folder/by-hand.md#folder) or <https://example.com/folder>.'],
  ['a link definition', 'See [the list][one].\n\n[one]: folder/a.md'],
  ['an id', '## Delete the directory {#folder}'],
  ['a property of a component', '<Download path="folder" />'],
  ['an import', "import Folder from '@theme/folder';"],
  ['another word', 'The subfolder, folder-like and folder.txt.'],
  ['words that code separates', 'It is done by `x` hand.'],
] as const;

/** All pages are looked at in one run: the command takes seconds to start. */
const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(wrong.map(([, text], index) => [`docs/wrong-${index}.md`, text])),
  ...Object.fromEntries(right.map(([, text], index) => [`docs/right-${index}.md`, text])),
  'docs/b.md': 'The director.',
  'docs/history.md': 'The director.',
  'README.md': 'The director.',
};
Object.entries(pages).forEach(([file, text]) => write(file, page(text)));
const all = lint(...Object.keys(pages));
const findingsOf = (file: string): string[] => all.findings.filter((line) => line.startsWith(`${file}:`));

describe('a term to avoid', () => {
  it.each(wrong.map((one, index) => [...one, index] as const))(
    'is an error with its place and the term to use in %s',
    (_kind, _text, line, column, found, index) => {
      const file = `docs/wrong-${index}.md`;
      expect(findingsOf(file)).toEqual([error(line, column, found, 'directory', file)]);
      expect(all.status).toBe(1);
    },
  );

  it.each(right.map(([kind], index) => [kind, index] as const))('is not reported in %s', (_kind, index) => {
    expect(findingsOf(`docs/right-${index}.md`)).toEqual([]);
  });

  it('is allowed on the pages that the term excepts, and outside of the pages', () => {
    expect(findingsOf('docs/b.md')).toEqual([error(5, 5, 'director', 'controller', 'docs/b.md')]);
    expect([...findingsOf('docs/history.md'), ...findingsOf('README.md')]).toEqual([]);
  });
});

it('a pattern is a warning, which does not fail the command', () => {
  write('docs/a.md', page('Use X in place of Y.'));
  const {status, findings} = lint('docs/a.md');
  expect(findings).toEqual([
    'docs/a.md:5:7 warning style-pattern Wording to reconsider (product/style.yaml) ["in place of": use "instead of"]',
  ]);
  expect(status).toBe(0);
});

it('a list of terms that cannot be used names its entry', () => {
  write('product/style.yaml', data.replace('use: directory', 'uses: directory'));
  expect(lint('docs/b.md').said).toMatch(/product\/style\.yaml: .*expected string.*\n.*at terms\[0\]\.use/);
  write('product/style.yaml', data);
});

describe('a page', () => {
  const findings = (name: string, text: string): string[] => {
    write(name, text);
    return lint(name)
      .said.split('\n')
      .filter((line) => line.startsWith(name));
  };

  it.each([
    ['an unknown field', head.replace('{', '{subtitle: A, '), '"subtitle" is no field'],
    ['a long title', head.replace('A page', 'long '.repeat(13)), 'title: 64'],
    ['no description', '{title: A}', 'description: 0 characters; expected 40'],
  ])('with %s has a finding in its first line of text', (_, front, message) => {
    expect(findings('docs/c.md', page('Text.', front))).toEqual([
      expect.stringMatching(new RegExp(`^docs/c\\.md:5 error front-matter.*${message}`)),
    ]);
  });

  it.each([
    ['invalid YAML', '```yaml title="a"\na: [\n```', 5, 'not valid: '],
    ['invalid JSON', '- A:\n\n  ```json title="a"\n  {"a": }\n  ```', 7, 'not valid: '],
    ['no title', '```bash\nls\n```', 5, 'no title'],
    ['no content', '```bash title="a"\n```', 5, 'empty; expected content'],
  ])('with a block of code with %s has a finding in its line', (_, text, line, message) => {
    expect(findings('docs/c.md', page(text))).toEqual([
      expect.stringMatching(new RegExp(`^docs/c\\.md:${line} error code-block.*${message}`)),
    ]);
  });

  it('can show a file instead of content', () => {
    expect(findings('docs/c.md', page('```yaml title="a" file=static/samples/a.yaml\n```'))).toEqual([]);
  });

  it.each([
    ['page.md', 'docs/a.md'],
    ['release.md', 'blog/2026-01-02-a.md'],
  ])('made from the template %s has no finding', (name, file) => {
    expect(findings(file, readFileSync(`templates/${name}`, 'utf8'))).toEqual([]);
  });
});

it('a sentence has at most 60 words; a list and a table are none', () => {
  const words = (count: number): string => Array.from({length: count}, () => 'word').join(' ');
  write('docs/long.md', page(`${words(40)}\n${words(20)}. ${words(30)}:\n\n- ${words(40)}\n- ${words(40)}`));
  expect(lint('docs/long.md').findings).toEqual([]);
  write('docs/long.md', page(`Short. ${words(40)}\n${words(21)}.`));
  expect(lint('docs/long.md').findings).toEqual([expect.stringContaining('docs/long.md:5:8 error sentence-length')]);
});
