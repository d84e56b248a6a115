import type {ProductName} from '@site/src/facts/views';

/** The reader's selection. An empty text means everything. */
export interface Choice {
  text: string;
  kind: string;
}

/** Letters and digits only: `event-bus`, `EVENTBUS` and `event bus` find the same. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/** Whether a name or its replacement matches the reader's filter. */
export function isNamed({name, successor = '', kind, of = ''}: ProductName, choice: Choice): boolean {
  const inText = `${name} ${successor} ${kind} ${of}`.toLowerCase();
  return (
    (choice.kind === '' || choice.kind === kind) &&
    choice.text
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .every((word) => inText.includes(word) || (plain(word) !== '' && plain(inText).includes(plain(word))))
  );
}

/** A part of a life line: what the versions have to do with the name, in words. */
export interface Span {
  says: string;
  versions: readonly string[];
}

/** The history of a name over all versions, in words, so that colour is not the only information. */
export function lifeLine({versions, unconfirmed = [], obsolete}: ProductName, order: readonly string[]): Span[] {
  if (obsolete) {
    return [{says: 'Older than', versions: [order[0]!]}];
  }
  const without = order.filter((version) => !versions.includes(version) && !unconfirmed.includes(version));
  return [
    {says: without.length + unconfirmed.length === 0 ? 'In all:' : 'In', versions},
    {says: 'Unconfirmed in', versions: unconfirmed},
    {says: 'Not in', versions: without},
  ].filter((span) => span.versions.length > 0);
}

/** The row of what takes the place of a name: one of the same kind first. */
export const successorOf = (name: ProductName, all: readonly ProductName[]): ProductName | undefined => {
  const found = all.filter((one) => one.name === name.successor);
  return found.find(({kind}) => kind === name.kind) ?? found[0];
};
