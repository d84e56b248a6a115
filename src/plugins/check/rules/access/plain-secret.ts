import {allSettings} from '../../model/bind';
import type {ParsedFile} from '../../model/parse';
import {textOf, type Place} from '../../model/tree';
import {servicesOf} from '../../views/compose';
import {settingsFiles} from '../keys/settings-files';
import type {Rule} from '../rule';
import {isLeftOpen, isSecretKey} from './secrets';

/** Whether a text is a secret as it stands there: no placeholder, not encoded, not left open. */
function isPlain(text: string | undefined): boolean {
  return (
    text !== undefined &&
    text !== '' &&
    !text.includes('$') &&
    !isLeftOpen(text) &&
    !/^(?:\{(?!noop\})[\w@.-]+\}|ENC\()/.test(text)
  );
}

/** Whether an address carries a password. */
const hasLogin = (text: string | undefined): boolean => /^[\w+.:-]+:\/\/[^\s/@:$]+:[^\s/@$]+@/.test(text ?? '');

interface Found {
  file: ParsedFile;
  name: string;
  at: Place;
  text: string | undefined;
}

export const plainSecret: Rule = {
  code: 'plain-secret',
  certainty: 'suspect',
  title: 'Secret in plain text',
  why: 'Everybody who may read the file, a backup of it or its history in version control has the secret. It belongs into the environment of the container.',
  todo: 'Write a placeholder such as `${DB_PASSWORD}`, and set the variable from `.env` or a secret store. Then change the secret.',
  help: 'installation/security#secrets',
  check: (input) => {
    const settings = settingsFiles(input).flatMap((file): Found[] =>
      file.documents.flatMap((document) =>
        allSettings(document).flatMap(({path, value}) =>
          value ? [{file, name: path, at: value.at, text: value.text}] : [],
        ),
      ),
    );
    const variables = servicesOf(input.files).flatMap(({file, environment}): Found[] =>
      environment.map(({name, value, at}) => ({file, name, at: value?.at ?? at, text: textOf(value)})),
    );
    return [...settings, ...variables]
      .filter(({name, text}) => (isSecretKey(name) && isPlain(text)) || hasLogin(text))
      .map(({file, name, at, text}) => ({
        file,
        at,
        message: hasLogin(text)
          ? `The address in \`${name}\` holds a login.`
          : `\`${name}\` holds a secret in plain text.`,
      }));
  },
};
