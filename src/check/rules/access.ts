// cspell:ignore apikey secretkey secretaccesskey
/** Rules about secrets and databases. */
import {allSettings, settingOf, textOf as settingText} from '../model/bind';
import {canonical} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {entriesOf, itemsOf, textOf, type Place, type Tree} from '../model/tree';
import {servicesOf} from '../views/compose';
import type {Rule} from './rule';
import {isPlaceholder, lineOf, repeated, settingsFiles, settingsOf} from './words';

/** Whether the value of a key is nothing to show or to keep in a file that many read. */
function isSecretKey(name: string): boolean {
  const last = canonical(
    name
      .split('.')
      .at(-1)!
      .replaceAll(/\[\d*\]/g, ''),
  );
  return /(?:password|passwd|secret|token|apikey|secretkey|accesskey|secretaccesskey|credentials?)$/.test(last);
}

/** Whether a value is left to be filled in; the samples of this documentation have it. */
const isLeftOpen = (text: string): boolean => /\bchange-me\b/.test(text);

interface Found {
  name: string;
  at: Place;
}

function* inTree(tree: Tree, name: string): Generator<Found> {
  if (tree.type === 'scalar' && isLeftOpen(tree.text)) {
    yield {name, at: tree.at};
  }
  for (const entry of entriesOf(tree)) {
    yield* inTree(entry.value, entry.name);
  }
  for (const item of itemsOf(tree)) {
    yield* inTree(item, name);
  }
}

/** Values that are left open, in settings and in everything else. */
function openIn({documents, trees}: ParsedFile): Found[] {
  return documents.length > 0
    ? documents.flatMap((document) =>
        allSettings(document).flatMap(({path, value}) =>
          value && isLeftOpen(value.text) ? [{name: path, at: value.at}] : [],
        ),
      )
    : trees.flatMap((tree) => [...inTree(tree, '')]);
}

const leftOpen: Rule = {
  code: 'left-open',
  certainty: 'suspect',
  title: 'Placeholder `change-me` not replaced',
  why: 'The samples in this documentation use `change-me` where you must set your own value.',
  todo: 'Set your own value.',
  help: 'installation/security#secrets',
  check: ({files}) =>
    files.flatMap((file) =>
      openIn(file).map(({name, at}) => ({file, at, message: `\`${name}\` is still set to \`change-me\`.`})),
    ),
};

const memoryDatabase: Rule = {
  code: 'memory-database',
  certainty: 'suspect',
  title: 'In-memory H2 database',
  why: 'When the controller stops, the database and all jobs are lost. Use it only for demos.',
  todo: 'Use a persistent database, such as MariaDB with its own volume.',
  help: 'installation/docker-compose#keep-jobs-in-mariadb',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting: {id, value}}) =>
      id === 'spring.datasource.url' && /^jdbc:h2:mem:/i.test(value?.text ?? '')
        ? [{file, at: value!.at, message: 'The database is in memory. All jobs are lost when the controller stops.'}]
        : [],
    ),
};

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

interface Value {
  file: ParsedFile;
  name: string;
  at: Place;
  text: string | undefined;
}

const plainSecret: Rule = {
  code: 'plain-secret',
  certainty: 'suspect',
  title: 'Secret in plain text',
  why: 'Anyone who can read the file, a backup of it or its version history has the secret. Pass secrets through the environment of the container.',
  todo: 'Use a placeholder such as `${DB_PASSWORD}` and set the variable from `.env` or a secret store. Then change the secret.',
  help: 'installation/security#secrets',
  check: (input) => {
    const settings = settingsFiles(input).flatMap((file): Value[] =>
      file.documents.flatMap((document) =>
        allSettings(document).flatMap(({path, value}) =>
          value ? [{file, name: path, at: value.at, text: value.text}] : [],
        ),
      ),
    );
    const variables = servicesOf(input.files).flatMap(({file, environment}): Value[] =>
      environment.map(({name, value, at}) => ({file, name, at: value?.at ?? at, text: textOf(value)})),
    );
    return [...settings, ...variables]
      .filter(({name, text}) => (isSecretKey(name) && isPlain(text)) || hasLogin(text))
      .map(({file, name, at, text}) => ({
        file,
        at,
        message: hasLogin(text)
          ? `The URL in \`${name}\` contains credentials.`
          : `\`${name}\` contains a secret in plain text.`,
      }));
  },
};

const sharedDatabase: Rule = {
  code: 'shared-database',
  certainty: 'suspect',
  title: 'Two controllers share a database',
  why: 'According to the open files, two controllers use the same database. They would run the same jobs.',
  todo: 'Give each controller its own database, unless one file is an older copy of the other.',
  help: 'installation/docker-compose#second-stack-on-the-same-host-test-and-production',
  check: (input) => {
    const urls = settingsOf(input).flatMap(({file, setting: {id, value}}) =>
      id === 'spring.datasource.url' && value && !isPlaceholder(value.text) && !/^jdbc:h2:mem:/i.test(value.text)
        ? [{file, value}]
        : [],
    );
    return repeated(urls, ({value}) => value.text.split('?')[0])
      .filter(({item, first}) => item.file !== first.file)
      .map(({item, first}) => ({
        file: item.file,
        at: item.value.at,
        message: `Line ${lineOf(first.file, first.value.at)} of \`${first.file.name}\` specifies the same database.`,
      }));
  },
};

/** Name of a file without its folder, which each place can write in its own way. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1)!;

/** Names of the files that a document imports, as written. */
const importsOf = (text: string): string[] =>
  text.split(',').map((name) =>
    name
      .trim()
      .replace(/^optional:/, '')
      .replace(/^file:/, ''),
  );

const templateFile: Rule = {
  code: 'template-file',
  certainty: 'suspect',
  title: 'Job template file imported under a different name',
  why: 'The controller reads the templates through `spring.config.import` and writes them to `jadice-flow.system.configFileJobs`. If the names differ, the controller does not read changes saved in the Controller UI at its next start. File names on Linux are case-sensitive.',
  todo: 'Use the same spelling in both.',
  help: 'main-concepts/workflows#where-templates-are-kept',
  check: (input) =>
    settingsFiles(input).flatMap((file) =>
      file.documents.flatMap((document) => {
        const imports = settingOf(document, 'spring', 'config', 'import');
        const target = settingOf(document, 'jadice-flow', 'system', 'configFileJobs');
        const name = settingText(target);
        const names = [
          ...importsOf(settingText(imports) ?? ''),
          ...[...(imports?.items.values() ?? [])].flatMap((item) => importsOf(settingText(item) ?? '')),
        ];
        return !imports || !name || !target?.value || names.map(baseName).includes(baseName(name))
          ? []
          : [{file, at: target.value.at, message: '`spring.config.import` does not list a file with this name.'}];
      }),
    ),
};

export const accessRules: readonly Rule[] = [leftOpen, memoryDatabase, plainSecret, sharedDatabase, templateFile];
