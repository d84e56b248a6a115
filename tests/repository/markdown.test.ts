import {describe, expect, it} from 'vitest';
import {parse, parseAllDocuments} from 'yaml';
import {filesBelow} from '../../scripts/lib/files';
import released from '../../versions.json';
import {inventory} from '../inventory';
import {fences, markdownFiles} from './files';

const pages = markdownFiles();
const blocks = pages.flatMap(fences);
const at = ({file, line}: {file: string; line: number}): string => `${file}:${line}`;

/** Front matter of a page as data. */
const frontMatter = (text: string): Record<string, unknown> =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '{}') as Record<string, unknown>;

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];
const knownFields = [
  'title',
  'description',
  'sidebar_label',
  'slug',
  'authors',
  'tags',
  'hide_table_of_contents',
  'toc_max_heading_level',
  'unlisted',
  'draft',
  'date',
];

describe('the pages of each version', () => {
  it('are those of versions.json', () => {
    expect(inventory.map(({name}) => name)).toEqual(['current', ...released]);
  });

  it('have front matter fields that exist', () => {
    const wrong = pages.flatMap(({file, text}) =>
      Object.keys(frontMatter(text))
        .filter((field) => !knownFields.includes(field))
        .map((field) => `${file}: ${field}; choose one of ${knownFields.join(', ')}`),
    );
    expect(wrong).toEqual([]);
  });

  it('open and close each admonition, of a kind that exists', () => {
    const wrong = pages.flatMap(({file, text}) => {
      let open = 0;
      let fence = false;
      return text
        .split('\n')
        .flatMap((line, index) => {
          fence = /^ *```/.test(line) ? !fence : fence;
          const [, kind] = (!fence && /^ *:::+ *(\w*)/.exec(line)) || [];
          if (kind === undefined) {
            return [];
          }
          if (kind === '') {
            open -= 1;
            return open < 0 ? [`${file}:${index + 1}: closes nothing`] : [];
          }
          open += 1;
          return admonitions.includes(kind)
            ? []
            : [`${file}:${index + 1}: :::${kind}; choose one of ${admonitions.join(', ')}`];
        })
        .concat(open > 0 ? [`${file}: an admonition is not closed`] : []);
    });
    expect(wrong).toEqual([]);
  });

  it.each(inventory.map((version) => [version.name, version] as const))(
    '%s are those of the inventory',
    (name, version) => {
      const folder = name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
      const ids = filesBelow(folder)
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => file.slice(folder.length + 1).replace(/\.mdx?$/, ''));
      expect(ids.sort()).toEqual([...version.docs].sort());
    },
  );

  it('have a title and a description of their own', () => {
    const wrong = pages.flatMap(({file, text}) => {
      const {title, description} = frontMatter(text);
      if (typeof title !== 'string' || typeof description !== 'string') {
        return [`${file}: expected a title and a description in the front matter`];
      }
      const {length} = description;
      return length < 40 || length > 200 ? [`${file}: description has ${length} characters; expected 40 to 200`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('have a title that no other page of the version has', () => {
    for (const folder of ['docs/', ...inventory.slice(1).map(({name}) => `versioned_docs/version-${name}/`)]) {
      const titles = pages
        .filter(({file}) => file.startsWith(folder))
        .map(({file, text}) => ({file, title: frontMatter(text)['title']}));
      const double = titles.filter(({title}) => titles.filter((other) => other.title === title).length > 1);
      expect(double).toEqual([]);
    }
  });

  it('hold no placeholder words', () => {
    const words = /\b(TODO|TBD|FIXME|lorem ipsum|coming soon|to be written)\b/i;
    const found = pages.flatMap(({file, text}) =>
      text.split('\n').flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

describe('code blocks', () => {
  it('have a language and a title', () => {
    expect(blocks.filter(({info}) => !/^[a-z]+ .*title="[^"]+"/.test(info)).map(at)).toEqual([]);
  });

  it('in YAML can be read', () => {
    const broken = blocks
      .filter(({info, content}) => info.startsWith('yaml') && content.trim() !== '')
      .filter(({content}) => parseAllDocuments(content).some(({errors}) => errors.length > 0));
    expect(broken.map(at)).toEqual([]);
  });

  it('in JSON can be read', () => {
    const broken = blocks
      .filter(({info, content}) => info.startsWith('json') && content.trim() !== '')
      .filter(({content}) => {
        try {
          JSON.parse(content);
          return false;
        } catch {
          return true;
        }
      });
    expect(broken.map(at)).toEqual([]);
  });

  it('are empty only when they name a file', () => {
    const isEmpty = blocks.filter(({content}) => content.trim() === '');
    expect(isEmpty.filter(({info}) => !/ file=\S+/.test(info)).map(at)).toEqual([]);
  });
});
