/** Titles and actions of groups of changes. */
import {openPoint} from './facts';
import type {ChangeGroup, FactChange, KindOfChange, Section} from '../views';

/** What the facts of a group have in common. */
export interface Situation {
  what: KindOfChange;
  /** The version for which no public text confirms them. */
  open?: 'before' | 'after';
  kind: string;
  /** File in which the keys of the component are set. */
  file: string;
  /** Whether each fact has its own note. */
  hasNote: boolean;
}

/** Kinds of facts that are only text: there is nothing to do about them in a stack. */
export const isTextKind = (kind: string): boolean => kind === openPoint || kind === 'term';

/** The section of a change: a name that might have become another one is for the reader to decide. */
export function sectionOf({what, open, kind}: Pick<Situation, 'what' | 'open' | 'kind'>): Section {
  if (open || (kind === openPoint && what === 'added')) {
    return what === 'renamed' ? 'Decide' : 'Not known';
  }
  return what === 'added' || isTextKind(kind) ? 'New' : 'Must do';
}

/** Number of names in the reader's files: several old names can have one new name. */
export const namesIn = (facts: readonly FactChange[]): number =>
  facts.reduce((sum, {old = []}) => sum + Math.max(old.length, 1), 0);

const nouns: Readonly<Record<string, readonly [string, string]>> = {
  key: ['property', 'properties'],
  class: ['class', 'classes'],
  [openPoint]: ['open question', 'open questions'],
};

/**
 * Title and action of a group. Back ticks mark code.
 *
 * @param from - Label of the older version.
 * @param to - Label of the newer version.
 */
export function headOf(
  {what, open, kind, file, hasNote}: Situation,
  facts: readonly FactChange[],
  from: string,
  to: string,
): Pick<ChangeGroup, 'title' | 'todo' | 'command'> {
  const amount = namesIn(facts);
  const isOne = amount === 1;
  const [one, many] = nouns[kind] ?? [kind, `${kind}s`];
  const counted = `${amount} ${isOne ? one : many}`;
  const them = isOne ? 'it' : 'them';
  const isKey = kind === 'key';
  const yours = isKey ? `your \`${file}\`` : 'your files and code';
  const compare = isKey ? `Compare with the \`${file}\` of ${to} or ask jadice support.` : 'Ask jadice support.';
  const replacement = hasNote ? '' : ` No replacement is documented. ${compare}`;
  const [{name, old = []}] = facts as [FactChange];
  // The first parts of the names show which ones a file has.
  const parts = [old[0]?.name ?? name, name].map((one) => one.split('.')[0]);
  const command = isKey ? {command: `grep -nE '^(${parts.join('|')})[.:]' ${file}`} : {};
  const head = (title: string, todo: string): {title: string; todo: string} => ({title, todo});
  switch (`${kind === openPoint ? kind : what} ${open ?? ''}`.trim()) {
    case openPoint:
      return what === 'added'
        ? head(`${counted} about what is new`, 'The documentation does not answer these. Where to find out:')
        : head('Now documented', `The pages of ${to} now answer these questions.`);
    case 'renamed':
      return head(`Replace ${counted}`, `Replace the old names in ${yours} and check the effect.`);
    case 'renamed before':
      return {
        ...head('Do you still use old names?', `If ${yours} still has old names, replace them and check the effect.`),
        ...command,
      };
    case 'renamed after':
      return {
        ...head(
          `Which ${isKey ? 'property names' : 'names'} does ${to} use?`,
          `The documentation does not say whether ${to} uses the old or the new names.${isKey ? ` Run this command on the \`${file}\` that came with ${to}, not on your own. If it prints the new names, replace the old ones in yours. If it prints neither, or if you only have the image, ask jadice support:` : ''}`,
        ),
        ...command,
      };
    case 'removed':
      return head(`Remove ${counted}`, `Remove ${them} from ${yours}.${replacement}`);
    case 'removed before':
      return head(
        `${counted} that ${from} might still support`,
        `If you find ${them} in ${yours}, remove ${them}.${replacement}`,
      );
    case 'removed after':
      return head(`${counted} that ${to} might no longer support`, compare);
    case 'changed':
      return kind === 'term'
        ? head(counted, `The pages of ${to} define ${them} differently.`)
        : head(`Check ${counted}`, `Read about ${them} in the pages of ${to} and check ${yours}.`);
    case 'added':
      return head(
        counted,
        {
          key: `Set ${them} where you need ${them}.`,
          event: 'You need these names only to exclude events.',
        }[kind] ?? `Read about ${them} in the pages of ${to}.`,
      );
    default:
      return head(
        `${counted} that ${open === 'after' ? to : from} might ${what === 'added' ? 'already ' : ''}have`,
        compare,
      );
  }
}
