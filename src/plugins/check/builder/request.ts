/** A job request that a reader puts together. Pure. */

export interface Part {
  url: string;
  filename: string;
  type: string;
  mimeType: string;
}

export interface Item {
  parts: readonly Part[];
  /** `processingProperties`: names and values, both text. */
  properties: readonly {name: string; value: string}[];
}

export interface Draft {
  template: string;
  /** As typed. */
  priority: string;
  items: readonly Item[];
}

export const newPart: Part = {url: '', filename: '', type: 'BASE_PART', mimeType: ''};
export const newItem: Item = {parts: [newPart], properties: []};
export const newDraft: Draft = {template: '', priority: '0', items: [newItem]};

/** What stands for an address until the reader knows it; the checks and the samples know it too. */
const missingUrl = 'change-me: address of the document in the data store';

/** A whole number as JSON has it; anything else stays text, and the checks say what is wrong with it. */
const priorityOf = (typed: string): number | string =>
  /^-?(?:0|[1-9]\d{0,8})$/.test(typed.trim()) ? Number(typed) : typed;

function partOf({url, filename, type, mimeType}: Part): Record<string, string> {
  const optional = Object.entries({filename, type, mimeType}).filter(([, value]) => value !== '');
  return {url: url === '' ? missingUrl : url, ...Object.fromEntries(optional)};
}

function itemOf({parts, properties}: Item): object {
  const named = properties.filter(({name}) => name !== '');
  return {
    parts: parts.map(partOf),
    // Built from entries: a property with the name `__proto__` is one like others.
    ...(named.length > 0 && {
      processingProperties: Object.fromEntries(named.map(({name, value}) => [name, value])) as object,
    }),
  };
}

/** The body of `POST /job/create`. */
export const requestText = ({template, priority, items}: Draft): string =>
  JSON.stringify({jobTemplateName: template, priority: priorityOf(priority), items: items.map(itemOf)}, null, 2);

/** A list with one entry changed. */
export const changed = <T>(list: readonly T[], index: number, part: Partial<T>): T[] =>
  list.map((entry, at) => (at === index ? {...entry, ...part} : entry));

/** A list without one entry. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
