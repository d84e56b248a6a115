/** Which changes a reader sees, and the list as text. Pure. */
import type {FactChange, Role} from '@site/src/plugins/changes/views';

/** Roles with the words that readers know from the home page. */
export const roles: readonly (readonly [Role, string])[] = [
  ['operate', 'Operate'],
  ['install', 'Install'],
  ['develop', 'Develop'],
];

const words = {renamed: 'Renamed', removed: 'Removed', changed: 'Changed', added: 'Added'} as const;

/** What became of a fact, in words. */
export const wordFor = (what: FactChange['what']): string => words[what];

/** What no public text confirms, and is no decision: folded. */
export const uncertain = 'Not certain';
/** Headings of the list, in their order. */
export const sections = ['Must do', 'Decide', 'New or explained', uncertain] as const;

/** Kinds of facts that are only text: there is nothing to do about them in a stack. */
const textKinds = ['open point', 'term'];

/** The section of a change: what is certain first; a name that may have become another one is for the reader to decide. */
export function sectionOf({
  what,
  isOpen,
  kind,
}: Pick<FactChange, 'what' | 'kind'> & {isOpen?: boolean}): (typeof sections)[number] {
  if (isOpen) {
    return what === 'renamed' ? 'Decide' : uncertain;
  }
  return what === 'added' || textKinds.includes(kind) ? 'New or explained' : 'Must do';
}

/** What the catalogue needs to know of a change. */
export const rowOf = (change: FactChange) => ({
  key: change.id,
  id: change.id,
  name: [...(change.oldNames ?? []), change.name].join(' '),
  text: `${change.kind} ${change.todo} ${change.meaning ?? ''}`,
  is: {role: change.roles, component: [change.component]},
  section: sectionOf(change),
});

/** The list as text for a ticket or a change record: boxes to tick, and what to do. */
export const asText = (title: string, facts: readonly FactChange[], done: ReadonlySet<string>): string =>
  [
    title,
    ...facts.map(
      ({id, what, isOpen, kind, name, oldNames = [], component, todo}) =>
        `[${done.has(id) ? 'x' : ' '}] ${wordFor(what)}${isOpen ? ' (unconfirmed)' : ''}: ${kind} ` +
        `${oldNames.length > 0 ? `${oldNames.join(', ')}, now ` : ''}${name} (${component})\n    ${todo.replaceAll('`', '')}`,
    ),
    '',
  ].join('\n');
