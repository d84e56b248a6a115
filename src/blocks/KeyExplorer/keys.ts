import type {ExplorerRow} from '@site/src/facts/views';

/** The reader's selection. An empty text means everything. */
export interface Choice {
  text: string;
  component: string;
  group: string;
  version: string;
}

/** Letters and digits only: `event-bus`, `EVENTBUS` and `event bus` find the same. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/** Whether a row matches the reader's filter. */
export function isChosen(row: ExplorerRow, {text, component, group, version}: Choice): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const inText = `${row.key} ${row.description} ${row.label}`.toLowerCase();
  return (
    (component === '' || row.component === component) &&
    (group === '' || row.group === group) &&
    (version === '' || row.versions.includes(version)) &&
    words.every((word) => inText.includes(word) || (plain(word) !== '' && plain(row.key).includes(plain(word))))
  );
}
