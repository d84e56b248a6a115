// cspell:ignore apikey secretkey secretaccesskey
/** Rules about secrets and databases. */
import {allSettings, settingOf, textOf as settingText} from '../model/bind';
import {canonical} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {scalarsOf, textOf, type Place} from '../model/tree';
import {assignmentsOf} from '../views/containers';
import {each, type Input, type Rule} from './rule';
import {documentsOf, isPlaceholder, lineOf, repeated, settingsFiles, settingsOf} from './words';

/** All values of a file, with their keys. */
const valuesOf = (file: ParsedFile) =>
  file.documents.length > 0
    ? file.documents
        .flatMap(allSettings)
        .flatMap(({path, value}) => (value ? [{file, name: path, at: value.at, text: value.text}] : []))
    : file.trees.flatMap((tree) => scalarsOf(tree).map((value) => ({file, ...value})));

/** Whether a value is the placeholder of the samples in this documentation. */
const isLeftOpen = (text: string | undefined): boolean => /\bchange-me\b/.test(text ?? '');

export const leftOpen: Rule = {
  certainty: 'suspect',
  title: 'Placeholder `change-me` not replaced',
  why: 'The samples in this documentation use `change-me` where you must set your own value.',
  todo: 'Set your own value.',
  help: 'installation/security#secrets',
  check: each(
    ({files}) => {
      // The values of a file in a value are reported themselves.
      const isUnpacked = ({file, at}: {file: ParsedFile; at: Place}): boolean =>
        files.some(({origin}) => origin?.file === file && origin.at.start === at.start);
      return files.flatMap(valuesOf).filter((value) => !isUnpacked(value));
    },
    ({name, at, text}) => isLeftOpen(text) && {at, message: `\`${name}\` is still set to \`change-me\`.`},
  ),
};

/** URLs of the databases in settings. */
const databasesOf = (input: Input) =>
  settingsOf(input).flatMap(({file, setting: {id, value}}) =>
    id === 'spring.datasource.url' && value ? {file, ...value} : [],
  );

const isInMemory = (url: string): boolean => /^jdbc:h2:mem:/i.test(url);

export const memoryDatabase: Rule = {
  certainty: 'suspect',
  title: 'In-memory H2 database',
  why: 'When the controller stops, the database and all jobs are lost. Use it only for demos.',
  todo: 'Use a persistent database, such as MariaDB with its own volume.',
  help: 'installation/docker-compose#keep-jobs-in-mariadb',
  check: each(
    databasesOf,
    ({at, text}) =>
      isInMemory(text) && {at, message: 'The database is in memory. All jobs are lost when the controller stops.'},
  ),
};

/** Whether the value of a key is a secret. */
function isSecretKey(key: string): boolean {
  const name = canonical(key.replaceAll(/\[\d*\]/g, '').replace(/.*\./, ''));
  return /(?:password|passwd|secret|token|apikey|secretkey|accesskey|secretaccesskey|credentials?)$/.test(name);
}

/** Whether a text is a secret in plain text: no placeholder, and neither encoded nor blank. */
const isPlain = (text: string | undefined): boolean =>
  Boolean(text) && !/\$|^(?:\{(?!noop\})[\w@.-]+\}|ENC\()/.test(text!) && !isLeftOpen(text);

/** Whether a URL contains a password. */
const hasLogin = (text: string | undefined): boolean => /^[\w+.:-]+:\/\/[^\s/@:$]+:[^\s/@$]+@/.test(text ?? '');

export const plainSecret: Rule = {
  certainty: 'suspect',
  title: 'Secret in plain text',
  why: 'Anyone who can read the file, a backup of it or its version history has the secret. Pass secrets through the environment of the container.',
  todo: 'Use a placeholder such as `${DB_PASSWORD}` and set the variable from `.env` or a secret store. Then change the secret.',
  help: 'installation/security#secrets',
  check: each(
    (input) => [
      ...settingsFiles(input).flatMap(valuesOf),
      ...assignmentsOf(input).map(({file, name, value, at}) => ({
        file,
        name,
        at: value?.at ?? at,
        text: textOf(value),
      })),
    ],
    ({name, at, text}) => {
      if (hasLogin(text)) {
        return {at, message: `The URL in \`${name}\` contains credentials.`};
      }
      return isSecretKey(name) && isPlain(text) && {at, message: `\`${name}\` contains a secret in plain text.`};
    },
  ),
};

export const sharedDatabase: Rule = {
  certainty: 'suspect',
  title: 'Two controllers share a database',
  why: 'According to the open files, two controllers use the same database. They would run the same jobs.',
  todo: 'Give each controller its own database, unless one file is an older copy of the other.',
  help: 'installation/docker-compose#second-stack-on-the-same-host-test-and-production',
  check: each(
    (input) => {
      const shared = databasesOf(input).filter(({text}) => !isPlaceholder(text) && !isInMemory(text));
      return repeated(shared, ({text}) => text.split('?')[0]);
    },
    ({file, item, first}) =>
      file !== first.file && {
        at: item.at,
        message: `Line ${lineOf(first.file, first.at)} of \`${first.file.name}\` specifies the same database.`,
      },
  ),
};

/** Name of a file without its folder, which can be written in different ways. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1)!;

/** Names of the files in a value of `spring.config.import`. */
const importsIn = (text = ''): string[] =>
  text.split(',').map((name) => baseName(name.trim().replace(/^(?:optional:)?(?:file:)?/, '')));

export const templateFile: Rule = {
  certainty: 'suspect',
  title: 'Job template file imported under a different name',
  why: 'The controller reads the templates through `spring.config.import` and writes them to `jadice-flow.system.configFileJobs`. If the names differ, the controller does not read changes saved in the Controller UI at its next start. File names on Linux are case-sensitive.',
  todo: 'Use the same spelling in both.',
  help: 'main-concepts/workflows#where-templates-are-kept',
  check: each(documentsOf, ({document}) => {
    const imports = settingOf(document, 'spring', 'config', 'import');
    const target = settingOf(document, 'jadice-flow', 'system', 'configFileJobs');
    const name = settingText(target);
    const names = [imports, ...(imports?.items.values() ?? [])].flatMap((one) => importsIn(settingText(one)));
    const message = '`spring.config.import` does not list a file with this name.';
    return imports && name && !names.includes(baseName(name)) && {at: target!.value!.at, message};
  }),
};
