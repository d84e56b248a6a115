import type {Finding, Page} from '../page';

const file = 'src/config/announcement.ts';

/** Address of an article below the base URL, as Docusaurus makes it of the name of its file. */
const pathOf = (page: Page): string => {
  const slug = page.fields.get('slug')?.value;
  const name = page.file.replace(/^blog\//, '').replace(/(?:\/index)?\.mdx?$/, '');
  const dated = name.replace(/^(\d{4})-(\d{2})-(\d{2})-/, '$1/$2/$3/');
  return `blog/${typeof slug === 'string' ? slug.replace(/^\//, '') : dated}`;
};

/** The bar at the top names the newest article with its title: its id follows from the address, so that a new text is shown again. */
export function checkAnnouncement({path, title}: {path: string; title: string}, articles: readonly Page[]): Finding[] {
  const newest = [...articles].sort((a, b) => (a.file < b.file ? 1 : -1))[0];
  if (!newest) {
    return [];
  }
  const [wantedPath, wantedTitle] = [pathOf(newest), String(newest.fields.get('title')?.value)];
  const say = (name: string, value: string, wanted: string): Finding[] =>
    value === wanted
      ? []
      : [
          {
            file,
            line: 1,
            message: `${name} is "${value}"; expected "${wanted}", that of the newest article, ${newest.file}`,
          },
        ];
  return [...say('path', path, wantedPath), ...say('title', title, wantedTitle)];
}
