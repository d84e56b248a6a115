import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkSite} from '../../scripts/check/site';
import {versions} from '../../src/config/versions';
import {markdownFiles} from './files';

const pages = markdownFiles();

/** Front matter of a page as data. */
const frontMatter = (text: string): Record<string, unknown> =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '{}') as Record<string, unknown>;

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];
describe('the pages of each version', () => {
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

  it('have a title that no other page of the version has', () => {
    for (const {folder} of versions) {
      const titles = pages
        .filter(({file}) => file.startsWith(`${folder}/`))
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

describe('npm run check', () => {
  // It reads each page and fact; a busy machine takes its time.
  it('finds nothing in the sources of the site', () => {
    expect(checkSite().map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  }, 120_000);
});
