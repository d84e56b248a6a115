/** Parts of the text of a page, by the anchors that the site gives them. */

/** Id of a heading, as the site makes it. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The part of a page from a heading to the next one of its level; undefined when the page has no such heading. */
export function sectionOf(page: string, id: string): string | undefined {
  const lines = page.split('\n');
  let isCode = false;
  const levels = lines.map((line) => {
    isCode = /^\s*(?:```|~~~)/.test(line) ? !isCode : isCode;
    return isCode ? 0 : (/^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0);
  });
  const start = lines.findIndex((line, index) => levels[index]! > 0 && idOf(line.replace(/^#+\s*/, '')) === id);
  if (start < 0) {
    return undefined;
  }
  const next = levels.findIndex((level, index) => index > start && level > 0 && level <= levels[start]!);
  return lines.slice(start, next < 0 ? undefined : next).join('\n');
}

/** The rows of tables that begin with a name, such as a key, below the heads of their tables; undefined when the page has none. */
export function rowsOf(page: string, name: string): string | undefined {
  const lines = page.split('\n');
  const isInTable = lines.map((line) => line.startsWith('|'));
  const found = lines.flatMap((line, index) => {
    if (!line.startsWith(`| \`${name}\``)) {
      return [];
    }
    const start = isInTable.lastIndexOf(false, index) + 1;
    return [...lines.slice(start, start + 2), line, ''];
  });
  return found.length > 0 ? found.join('\n') : undefined;
}
