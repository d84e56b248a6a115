// cspell:ignore configtree
/** Rules about secrets and databases. */
import {settingOf, textOf as settingText} from '../model/bind';
import {isSecretKey, nearest} from '../model/names';
import {isChart} from '../model/kind';
import {settingsIn, type ParsedFile} from '../model/parse';
import {scalarsOf, textOf, type Place} from '../model/tree';
import {baseName} from '../views/compose';
import {assignmentsOf} from '../views/containers';
import {strayImports} from '../views/imports';
import {keyOf} from '../views/units';
import {type Check, each} from './rule';
import {
  allSettingsOf,
  documentsOf,
  isLeftOpen,
  isPlaceholder,
  isStack,
  lineOf,
  repeated,
  settingsFiles,
  settingsOf,
} from './words';

/** All values of a file, with their keys. */
const valuesOf = (file: ParsedFile) =>
  file.documents.length > 0
    ? settingsIn(file).flatMap(({setting: {path, value}}) =>
        value ? [{file, name: path, at: value.at, text: value.text}] : [],
      )
    : file.trees.flatMap((tree) => scalarsOf(tree).map((value) => ({file, ...value})));

/** What to do about a value that is no secret. */
const named = 'The samples of this documentation have this text where only you know the value. Write your own.';

export const leftOpen: Check = each(
  ({files}) => {
    // The values of a file in a value are reported themselves.
    const isUnpacked = ({file, at}: {file: ParsedFile; at: Place}): boolean =>
      files.some(({origin}) => origin?.file === file && origin.at.start === at.start);
    return files.flatMap(valuesOf).filter((value) => !isUnpacked(value));
  },
  ({name, at, text}) =>
    isLeftOpen(text) && {
      at,
      message: `\`${name}\` is still \`change-me\`.`,
      ...(isSecretKey(name) ? {} : {advice: named}),
    },
);

/** URLs of the databases in settings. */
const databasesOf = (settings: ReturnType<typeof settingsOf>) =>
  settings.flatMap(({file, setting: {id, value}}) => (id === 'spring.datasource.url' && value ? {file, ...value} : []));

const isInMemory = (url: string): boolean => /^jdbc:h2:mem:/i.test(url);

export const memoryDatabase: Check = each(
  // Other programs have such databases on purpose.
  (input) => (isStack(input) ? databasesOf(allSettingsOf(input)) : []),
  ({at, text}) =>
    isInMemory(text) && {at, message: 'The database is in memory. All jobs are lost when the controller stops.'},
);

/** Values that are no secrets: encoded or encrypted, switches, paths, names of files, addresses, and placeholders of any tool. */
const harmless = [
  /\$|^(?:\{(?!noop\})[\w@.-]+\}|ENC[([])/,
  /^(?:true|false|yes|no|on|off)$/i,
  /^(?:[a-z]:|\.{0,2}[\\/][\w.-]+)[\\/]|^(?:file|classpath|configtree|vault|https?):/i,
  /^[\w-]+\.(?:json|ya?ml|pem|key|crt|cer|p12|pfx|jks|txt|properties)$/i,
  /^[A-Z]+(?:_[A-Z]+)+$/,
  /^(?:<.*>|\[.*\]|\{\{.*\}\}|__\w+__|%\w+%|@[\w.-]+@|#\{.*\}#?|[x*.]{3,}|(?:your|replace)[-_ ]?\w[\w -]*)$/i,
];

/** Whether a text is a secret in plain text. */
const isPlain = (text = ''): boolean => text !== '' && !isLeftOpen(text) && !harmless.some((form) => form.test(text));

/** Whether a URL contains a password. */
const hasLogin = (text: string | undefined): boolean => /^[\w+.:-]+:\/\/[^\s/@:$]+:[^\s/@$]+@/.test(text ?? '');

/** Where a secret belongs, by what has it now. */
const inSecret =
  'Move it to a Secret, and let the container get it with `valueFrom.secretKeyRef`, or as a variable for a placeholder such as `${DB_PASSWORD}`.';
const inChart =
  'Delete it, and write the name of a Secret of yours into `existingSecret` or what the chart has for it, or give the value in a file that is not kept.';
const inEnv =
  'Write a variable such as `${DB_PASSWORD}` here, and its value into a file `.env` beside this one, which stays out of version control.';
const inContainer =
  'Write a placeholder such as `${DB_PASSWORD}` here, and give the container, or the service of the host, the variable.';

export const plainSecret: Check = each(
  (input) => [
    // A Secret is the place for secrets.
    ...settingsFiles(input)
      .filter(({origin}) => !origin?.isSecret)
      .flatMap(valuesOf),
    // Names of Secrets end like passwords.
    ...input.files
      .filter(isChart)
      .flatMap((file) =>
        valuesOf(file).filter(({name}) => !/(?<!client-?)secret$|secretkey$|credentials$/i.test(name)),
      ),
    ...assignmentsOf(input)
      .filter(({from}) => from !== 'secret' && from !== 'file')
      .map(({file, name, value, at}) => ({
        file,
        name,
        at: value?.at ?? at,
        text: textOf(value),
      })),
  ],
  ({file, name, at, text}) => {
    const advice = `Everybody who can read the file, a backup of it or its history has the secret. ${(file.origin?.file ?? file).kind === 'kubernetes' ? inSecret : isChart(file) ? inChart : file.kind === 'compose' ? inEnv : inContainer} Then change the secret.`;
    if (hasLogin(text)) {
      return {at, message: `The URL in \`${name}\` contains credentials.`, advice};
    }
    return isSecretKey(name) && isPlain(text) && {at, message: `\`${name}\` contains a secret in plain text.`, advice};
  },
);

export const sharedDatabase: Check = each(
  (input) => {
    const shared = databasesOf(settingsOf(input)).filter(({text}) => !isPlaceholder(text) && !isInMemory(text));
    return repeated(shared, ({text}) => text.split('?')[0]);
  },
  ({file, item, first}) =>
    file !== first.file && {
      at: item.at,
      message: `Line ${lineOf(first.file, first.at)} of \`${first.file.name}\` specifies the same database.`,
    },
);

/** Names of the files in a value of `spring.config.import`. */
const importsIn = (text = ''): string[] =>
  text.split(',').map((name) => baseName(name.trim().replace(/^(?:optional:)?(?:file:|classpath:)?/, '')));

export const templateFile: Check = (input) => {
  const controllers = documentsOf(input)
    .filter(({file}) => file.component === 'controller')
    .map(({file, document}) => {
      const setting = settingOf(document, 'spring', 'config', 'import');
      const texts = [setting, ...(setting?.items.values() ?? [])].flatMap((one) => settingText(one) ?? []);
      return {file, document, setting, names: texts.flatMap(importsIn)};
    });
  const all = controllers.flatMap(({names}) => names);
  // A folder, a pattern or a variable can be any file.
  const isOpen =
    all.some((name) => /^$|[*$]/.test(name)) ||
    assignmentsOf(input).some(({name}) => keyOf(name) === keyOf('spring.config.import'));
  const targets = each(
    () => controllers,
    ({file, document, setting, names}) => {
      const target = settingOf(document, 'jadice-flow', 'system', 'configFileJobs');
      const name = settingText(target);
      const own = baseName(name ?? '');
      const isBroken = file.format === 'properties' && !own.includes('/') && /^(?![/\\])app\w/.test(own);
      const isCase = names.some((one) => one.toLowerCase() === own.toLowerCase());
      const message = isBroken
        ? 'In `.properties`, `\\` is removed, so this path becomes one word. Templates saved in the Controller UI are lost at the next start.'
        : `\`spring.config.import\` lists ${isCase ? 'this file with other capital letters, which is another file on Linux' : 'no file of this name'}. Templates saved in the Controller UI are lost at the next start.`;
      const advice = isBroken ? 'Write `/` between the folders.' : 'Use the same name in both.';
      return setting && name && !isOpen && !names.includes(own) && {at: target!.value!.at, message, advice};
    },
  )(input);
  const owner = controllers.find(({setting}) => setting);
  const others = input.files.filter(({kind, name, origin}) => {
    const base = baseName(origin?.key ?? name);
    const isUsual =
      (kind === 'job-templates' || kind === 'workers') && /^(?:jobtemplates?|workers)\.ya?ml$/i.test(base);
    return isUsual && !all.includes(base);
  });
  // A name that no file has is reported itself.
  return targets.length > 0 || isOpen || !owner || strayImports(input).length > 0
    ? targets
    : others.map(({name, origin}) => {
        // The key of an entry of a ConfigMap is the name of its file.
        const own = origin?.key ?? name;
        const isSlip = nearest(baseName(own), all) !== undefined;
        const hint = isSlip ? ' It lists a similar name.' : '';
        const message = `\`spring.config.import\` does not list \`${own}\`, so the controller does not read it.${hint}`;
        const advice = isSlip ? 'Use the same name in both.' : 'Add the file, unless nothing needs it.';
        return {file: owner.file, at: owner.setting!.at, message, advice};
      });
};
