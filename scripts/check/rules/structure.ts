import type {Finding, Page} from '../page';

/** One `h1`, which is the title, no skipped levels, alternative text for each image, and unique ids. */
export function checkStructure({file, headings, images}: Page): Finding[] {
  const seen = new Set<string>();
  let depth = 1;
  const ofHeadings = headings.flatMap(({value, line}): Finding[] => {
    const before = depth;
    depth = value.depth;
    const isTwice = seen.has(value.id);
    seen.add(value.id);
    return [
      ...(value.depth === 1
        ? [{file, line, message: 'a second h1; expected ##, as the title of the front matter is the h1'}]
        : []),
      ...(value.depth > before + 1
        ? [{file, line, message: `h${value.depth} behind h${before}; expected at most h${before + 1}`}]
        : []),
      ...(isTwice
        ? [{file, line, message: `the id "${value.id}" is there twice; expected another one, as {#id}`}]
        : []),
    ];
  });
  const ofImages = images
    .filter(({value}) => value.trim() === '')
    .map(({line}) => ({file, line, message: 'an image without a text; expected ![what it shows](...)'}));
  return [...ofHeadings, ...ofImages];
}
