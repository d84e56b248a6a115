import {isPast, keysFor, known, obsoleteKey, standingIn} from '../../knowledge/find';
import type {Knowledge, KnownKey} from '../../knowledge/types';
import type {Hit, Rule} from '../rule';
import {settingsOf} from './settings-files';

const fromDirector = 'operations/updates#from-the-director-to-the-controller';

/** What comes in the place of a key. */
const nextStep = (successor: string | undefined): string =>
  successor === undefined ? 'Its successor is not public: ask jadice support.' : `Its successor is \`${successor}\`.`;

/** The entry whose end makes a key one of the past; undefined while any component of the version has it. */
function ended(knowledge: Knowledge, id: string, component: string | undefined, version: string): KnownKey | undefined {
  const entries = keysFor(knowledge, id);
  const own = entries.filter((entry) => entry.component === component);
  const asked = own.length > 0 ? own : entries;
  return asked.every((entry) => isPast(entry, version, knowledge)) ? asked[0] : undefined;
}

export const keyEnded: Rule = {
  code: 'key-ended',
  certainty: 'gone',
  title: 'Key that ended before the version',
  why: 'A key that the program does not know has no effect, and nothing says so. For sign-in, that can leave the controller open.',
  todo: 'Replace the key by its successor, and check the effect. Where the successor is not public, ask jadice support.',
  help: 'operations/updates#from-an-old-version',
  check: (input) => {
    const {knowledge, version} = input;
    return settingsOf(input).flatMap(({file, setting: {id, at, path}}): Hit[] => {
      const obsolete = obsoleteKey(knowledge, id);
      if (obsolete) {
        const message = `\`${path}\` is a key of the past. ${nextStep(obsolete.successor)}`;
        return [{file, at, message, help: fromDirector}];
      }
      const entry = ended(knowledge, id, file.component, version);
      if (!entry) {
        return [];
      }
      const shipped = knowledge.components.find(({name}) => name === entry.component)?.file ?? 'application.yaml';
      const isOpen = standingIn(entry, version, knowledge) === 'unconfirmed';
      const end = isOpen
        ? `. Whether ${version} still reads it is not public: look into the \`${shipped}\` that came with it.`
        : `, not for ${version}.`;
      const message = `\`${path}\` is known up to version ${entry.until}${end} ${nextStep(entry.successor)}`;
      return [{file, at, message, ...(isOpen && {certainty: 'not-public'})}];
    });
  },
};

/** Whether a key is one that has ended, so that no other rule speaks of it. */
export const isEnded = (knowledge: Knowledge, id: string): boolean =>
  obsoleteKey(knowledge, id) !== undefined || known(knowledge, id)?.until !== undefined;
