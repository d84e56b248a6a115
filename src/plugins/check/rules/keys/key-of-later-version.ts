import {isOfFramework, isPast, keysFor, standingIn} from '../../knowledge/find';
import type {ParsedFile} from '../../model/parse';
import type {Rule} from '../rule';
import {settingsOf} from './settings-files';

export const keyOfLaterVersion: Rule = {
  code: 'key-of-later-version',
  certainty: 'not-public',
  title: 'Key that is known from a later version on',
  why: 'The public documentation has the key only from a later version on. An older program may not know it, and then it has no effect.',
  todo: 'Look into the `application.yaml` that came with your version.',
  help: 'installation/general-configuration#configuration-properties',
  check: (input) => {
    const {knowledge, version} = input;
    const said: {file: ParsedFile; id: string}[] = [];
    return settingsOf(input).flatMap(({file, setting: {id, at, path}}) => {
      // A block is named once, not each of its keys.
      if (said.some((one) => one.file === file && (id.startsWith(`${one.id}.`) || id.startsWith(`${one.id}[`)))) {
        return [];
      }
      const entries = isOfFramework(knowledge, id) ? [] : keysFor(knowledge, id);
      const entry = entries.find((one) => one.since !== undefined && !isPast(one, version, knowledge));
      const isKnown = entries.some((one) => standingIn(one, version, knowledge) === 'yes');
      if (!entry || isKnown) {
        return [];
      }
      said.push({file, id});
      const message = `\`${path}\` is known from version ${entry.since} on; for ${version} it is not public.`;
      return [{file, at, message, help: `${entry.page}#${entry.key}`}];
    });
  },
};
