import type {Finding, Page} from '../page';

const known = [
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
  'displayed_sidebar',
];
/** Characters of a title that search results and tabs of browsers still show. */
const longestTitle = 60;
const description = {least: 40, most: 200};

/** Fields that exist, a title that is shown whole, a description of one sentence. */
export function checkFrontMatter({file, fields}: Page): Finding[] {
  const findings: Finding[] = [];
  const say = (line: number, message: string): void => void findings.push({file, line, message});
  for (const [name, {line}] of fields) {
    if (!known.includes(name)) {
      say(line, `front matter: "${name}" is no field; expected one of ${known.join(', ')}`);
    }
  }
  const title = fields.get('title');
  if (typeof title?.value !== 'string') {
    say(title?.line ?? 1, 'front matter: no title; expected a text');
  } else if (title.value.length > longestTitle) {
    say(title.line, `front matter: the title has ${title.value.length} characters; expected at most ${longestTitle}`);
  }
  const text = fields.get('description');
  const {least, most} = description;
  if (typeof text?.value !== 'string') {
    say(text?.line ?? 1, 'front matter: no description; expected one sentence');
  } else if (text.value.length < least || text.value.length > most) {
    say(text.line, `front matter: the description has ${text.value.length} characters; expected ${least} to ${most}`);
  }
  return findings;
}
