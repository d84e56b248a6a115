/** Which changes a reader sees, and the list as text. Pure. */
import type {FactChange, Role} from '@site/src/plugins/changes/views';

/** The reader's selection. An empty text means everything. */
export interface Choice {
  role: string;
  component: string;
}

/** Roles with the words that readers know from the home page. */
export const roles: readonly (readonly [Role, string])[] = [
  ['operate', 'Operate'],
  ['install', 'Install'],
  ['develop', 'Develop'],
];

/** Whether a change is one for the reader. */
export const isChosen = ({roles: own, component}: FactChange, choice: Choice): boolean =>
  (choice.role === '' || own.some((role) => role === choice.role)) &&
  (choice.component === '' || choice.component === component);

const words = {renamed: 'Renamed', removed: 'Removed', changed: 'Changed', added: 'Added'} as const;

/** Text for the change of a fact. */
export const headingOf = (what: FactChange['what']): string => words[what];

/** The list as text for a ticket or a change record: boxes to tick, and what to do. */
export const asText = (title: string, facts: readonly FactChange[], done: ReadonlySet<string>): string =>
  [
    title,
    ...facts.map(
      ({id, what, isOpen, kind, name, oldNames = [], component, todo}) =>
        `[${done.has(id) ? 'x' : ' '}] ${headingOf(what)}${isOpen ? ' (unconfirmed)' : ''}: ${kind} ` +
        `${oldNames.length > 0 ? `${oldNames.join(', ')}, now ` : ''}${name} (${component})\n    ${todo.replaceAll('`', '')}`,
    ),
    '',
  ].join('\n');
