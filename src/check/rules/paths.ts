// cspell:ignore configtree
/** Rules about files, folders and endpoints that are not where something looks for them. */
import {nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {allAt, entriesOf, itemsOf, scalarsOf, textOf, valueOf, type Place} from '../model/tree';
import {baseName, beside, composeFiles, envFilesOf, namesIn, pathOf, servicesOf, volumesOf} from '../views/compose';
import {probesOf} from '../views/containers';
import {strayImports} from '../views/imports';
import {isIn, meantFor, mountsOf} from '../views/mounts';
import {keyOf, unitsOf, valuesIn, type Unit, type Value} from '../views/units';
import {type Check, type Hit, type Input, whenIn} from './rule';
import {correction, didYouMean, endpoints, place, similarTo, stackPage} from './words';

interface Wanted {
  file: ParsedFile;
  at: Place;
  path: string;
  /** What happens without it. */
  effect: string;
}

const ofSecret = 'Docker Compose stops without it';

/** Files and folders that Compose files name. */
const wanted = (input: Input): Wanted[] => [
  ...servicesOf(input).flatMap(({file, tree}) => [
    ...envFilesOf(tree)
      .filter(({isRequired}) => isRequired)
      .map(({path, at}) => ({file, at, path: beside(file, path), effect: ofSecret})),
    ...volumesOf(tree).flatMap(({at, source = ''}) => {
      const effect = 'Docker makes an empty folder in its place';
      return /^\.{1,2}[\\/]./.test(source) ? [{file, at, path: beside(file, source), effect}] : [];
    }),
  ]),
  ...composeFiles(input).flatMap((file) =>
    ['secrets', 'configs']
      .flatMap((block) => file.trees.flatMap((tree) => entriesOf(valueOf(tree, block))))
      .flatMap(({value}) => valueOf(value, 'file') ?? [])
      .map((one) => ({file, at: one.at, path: beside(file, textOf(one) ?? '$'), effect: ofSecret})),
  ),
];

/** What is wrong with the folders of secrets that settings import, each of which has a file for a property. */
const secretFolders: Check = (input) =>
  unitsOf(input).flatMap((unit) =>
    valuesIn(unit, 'spring.config.import').flatMap((value): Hit[] => {
      const [, kind, path = ''] = /(?:^|,)(?:optional:|file:)*(configtree:)?(\/[^$*,]+)/.exec(value.text) ?? [];
      const isOpen = kind && !path.endsWith('/');
      const isPlain = !kind && /^\/run\/secrets\/?$/.test(path);
      const given = unit.blocks.flatMap(({file, tree}) =>
        namesIn(valueOf(tree, 'secrets')).map(({name, at}, index) => {
          const target = valueOf(itemsOf(valueOf(tree, 'secrets'))[index], 'target');
          return {file, at: target?.at ?? at, name: textOf(target) ?? name ?? '', isTarget: target !== undefined};
        }),
      );
      const isNone =
        kind &&
        unit.platform === 'compose' &&
        path === '/run/secrets/' &&
        !value.text.includes('optional:') &&
        unit.blocks.every(({isWhole, mounts}) => isWhole && !mounts.some((one) => one.startsWith('/run')));
      const keys = input.knowledge.keys.map(({key}) => key);
      const slips = path === '/run/secrets/' && kind ? given : [];
      return [
        ...whenIn(
          isOpen,
          value,
          '`spring.config.import` has no `/` at the end of its folder, so the component stops.',
          {
            advice: "Spring Boot says `must end with '/'`. Add it.",
            fix: correction(value.file, value.at, path, `${path}/`, 'Add the slash'),
          },
        ),
        ...whenIn(
          isPlain,
          value,
          'Without `configtree:`, Spring Boot does not read the files of this folder as values.',
          {
            advice: 'Passwords are then missing, so logins fail. Write `configtree:/run/secrets/`.',
            certainty: 'suspect',
          },
        ),
        ...whenIn(
          isNone && given.length === 0,
          value,
          '`spring.config.import` reads secrets, but the service has none.',
          {
            advice: 'Without the folder, the component stops. Add `secrets` to the service.',
          },
        ),
        ...slips.flatMap(({name, isTarget, ...found}) => {
          const near = keys.some((key) => keyOf(key) === keyOf(name)) ? undefined : nearest(name, keys);
          const message = `The name of this secret is no documented property.${didYouMean(near)}`;
          const advice =
            'Spring Boot takes the name of the file for that of the property, so this value reaches nothing.';
          return whenIn(near, found, message, {
            advice: `${advice} Write \`target: ${near}\`.`,
            certainty: 'suspect',
            fix: near && isTarget ? correction(found.file, found.at, name, near) : undefined,
          });
        }),
      ];
    }),
  );

export const missingFile: Check = (input) => {
  const files = input.files.filter(({origin}) => !origin).map(({name}) => pathOf(name));
  const folders = new Set(files.map((path) => path.slice(0, -baseName(path).length - 1)));
  const all = wanted(input);
  const isThere = (path: string): boolean => files.some((one) => one === path || one.startsWith(`${path}/`));
  // What another entry names is not meant.
  const free = [...files, ...folders].filter((path) => path !== '' && !all.some((one) => one.path === path));
  const folderOf = (path: string): string => path.slice(0, -baseName(path).length);
  /** How many secrets are in a folder. Of two similar ones with the same number, `secrets` is right. */
  const share = (folder: string): number =>
    all.filter((one) => folderOf(one.path) === folder).length + (/(?:^|\/)secrets\/$/.test(folder) ? 0.5 : 0);
  /** The same file beside other secrets, because files with secrets are hardly ever open here. */
  const besides = ({path, effect}: Wanted): string[] =>
    all
      .filter((one) => one.effect === ofSecret && effect === ofSecret)
      .map((one) => folderOf(one.path))
      .flatMap((folder) => (share(folder) > share(folderOf(path)) ? folder + baseName(path) : []));
  return [
    ...secretFolders(input),
    ...all.flatMap((one): Hit[] => {
      const {file, at, path, effect} = one;
      const near = isThere(path) || /\$/.test(path) ? undefined : nearest(path, [...free, ...besides(one)]);
      const message = `This path leads to nothing that is open, and ${effect}.`;
      const advice =
        'A path begins at the folder of this file, and capital letters count. Correct it, unless the file is only not open here.';
      return whenIn(near !== undefined, {file, at}, message + similarTo(near), {advice, certainty: 'suspect'});
    }),
    ...strayImports(input).map(({file, at, asked, near, text, index, platform}): Hit => {
      const which = index === undefined ? 'that is mounted there' : `of entry ${index + 1} of this list`;
      const message = `\`spring.config.import\` names a file that the folder ${which} does not have, so the component stops.`;
      const advice = near ? 'Use one name in both places.' : 'Correct the name, or add the file.';
      return {
        file,
        at,
        message: message + didYouMean(near),
        advice,
        help: stackPage[platform],
        fix: near ? correction(file, at, asked, near) : undefined,
        certainty: near && !text.includes(`/${near}`) ? undefined : 'suspect',
      };
    }),
  ];
};

/** Folders that a unit needs: those that the demo stack mounts, and those of files that its settings import. */
function foldersOf(unit: Unit, {knowledge}: Input): {path: string; message: string; value?: Value}[] {
  const images = unit.blocks.flatMap(({image, isPart}) => (image && !isPart ? image.name : []));
  const imported = valuesIn(unit, 'spring.config.import').flatMap((value) =>
    value.text.split(',').flatMap((text) => {
      const [, ofFile, ofTree] = /^(?:file:)?(\/[^$*]+)\/[^/$]+$|^configtree:(\/[^$*]+)\/$/.exec(text.trim()) ?? [];
      const path = ofFile ?? ofTree;
      const message = '`spring.config.import` needs a folder at which nothing is mounted.';
      // Compose mounts secrets there by itself.
      return path === undefined || path.startsWith('/run/secrets') ? [] : [{path, message, value}];
    }),
  );
  const known = knowledge.images.filter(({name}) => images.includes(name));
  return [
    ...known.flatMap(({name, mounts}) =>
      mounts.map((path) => {
        const message = `The component of \`${name}\` reads and writes \`${path}\`, but nothing is mounted there.`;
        return {path, message};
      }),
    ),
    ...imported,
  ].filter(({path}, index, all) => all.findIndex((one) => one.path === path) === index);
}

export const mount: Check = (input) =>
  unitsOf(input).flatMap((unit): Hit[] => {
    const folders = foldersOf(unit, input);
    const mounts = mountsOf(unit.blocks);
    const missing = folders.filter(({path}) => !mounts.some((one) => isIn(one, path) || isIn(path, one)));
    const free = mounts.filter((one) => !folders.some(({path}) => isIn(path, one)));
    // The environment can set all of a configuration.
    const isSet = unit.assigned.some(({name}) => /^(?:SPRING|SERVER|JADICE)_/.test(name));
    const help = stackPage[unit.platform];
    return missing.flatMap(({path, message, value}): Hit[] => {
      const isData = path.includes('/var/') || /data/.test(path);
      const other = meantFor(path, free, isData, unit.blocks);
      if (value) {
        // The import or the mount can be the mistake.
        const similar = other ? ` A similar one is mounted in ${place(other)}.` : '';
        const isSecret = path.startsWith('/run/secret');
        const todo = other
          ? 'Write the same folder in both'
          : isSecret
            ? 'Docker has secrets in `/run/secrets/`: write that'
            : 'Mount the folder at this path';
        const advice = `The component stops, because the folder is missing. ${todo}.`;
        const certainty = isSecret && unit.blocks.every(({isWhole}) => isWhole) ? 'wrong' : 'suspect';
        return whenIn(mounts.length > 0, value, message + similar, {
          advice,
          help,
          certainty,
          grounds: other && [other],
        });
      }
      const effect = isData
        ? 'The data is lost when the container is replaced.'
        : 'The component then starts with the settings of its image.';
      const todo =
        unit.platform === 'compose'
          ? `Write \`${path}\` after the colon of the entry in \`volumes\`.`
          : `Set \`mountPath: ${path}\`.`;
      const advice = `${effect} ${todo}`;
      return other
        ? [{...other, message: `${message} This entry mounts it elsewhere.`, advice, help}]
        : whenIn(!isSet || !path.endsWith('config'), unit.blocks[0]!, message, {advice, help});
    });
  });

/** The paths that a container is tested with. */
const testsOf = ({blocks}: Unit): {file: ParsedFile; at: Place; path: string}[] =>
  blocks.flatMap(({file, tree}) => [
    ...probesOf(tree)
      .flatMap((probe) => allAt(probe, 'httpGet.path'))
      .map((path) => ({file, at: path.at, path: textOf(path) ?? ''})),
    ...[valueOf(tree, 'healthcheck', 'test')].flatMap((test) =>
      (test ? scalarsOf(test) : []).flatMap(({at, text}) => {
        const path = /https?:\/\/(?:localhost|127\.0\.0\.1)[^/\s]*(\/[^\s'"|&;]*)/.exec(text)?.[1];
        return path === undefined ? [] : [{file, at, path}];
      }),
    ),
  ]);

export const healthPath: Check = (input) =>
  unitsOf(input).flatMap((unit): Hit[] => {
    const of = (name: string): readonly Value[] => valuesIn(unit, `management.${name}`);
    const isSpring =
      unit.written.some(({name}) => name.startsWith('management.')) &&
      !unit.written.some(({name}) => /context-path$/i.test(name));
    const base = of('endpoints.web.base-path')[0]?.text.replace(/\/$/, '') ?? '/actuator';
    const include = of('endpoints.web.exposure.include');
    const exposed = include.flatMap(({text}) => text.split(/\s*,\s*/));
    return (isSpring ? testsOf(unit) : []).flatMap(({file, at, path}): Hit[] => {
      const whole = path.replace(/^\/?/, '/');
      const endpoint = whole.startsWith(`${base}/`) ? whole.slice(base.length + 1).split(/[/?]/)[0] : undefined;
      if (endpoint === undefined) {
        const isMeant = /(?:^|\/)(?:health|info|prometheus|metrics)(?:\/|$)/.test(path);
        const below = base === '/actuator' ? base : 'base-path';
        return whenIn(isMeant, {file, at}, `Spring Boot answers below \`${below}\`, so this check gets status 404.`, {
          advice: `Write \`${below}/health\`.`,
        });
      }
      const enabled = of(`endpoint.${endpoint}.enabled`)[0] ?? of('endpoints.enabled-by-default')[0];
      const isHidden = include.length > 0 && ![endpoint, '*'].some((one) => exposed.includes(one));
      const cause = isHidden ? include[0] : enabled?.text === 'false' ? enabled : undefined;
      // A slip in the path is more probable than an endpoint that is missing.
      const meant = nearest(endpoint, endpoints);
      const slip = meant === undefined || !exposed.includes(meant) ? undefined : correction(file, at, endpoint, meant);
      const state = isHidden ? 'exposed' : 'enabled';
      const message = `The endpoint of this path is not ${state}, see ${cause && place(cause)}, so this check always fails.${didYouMean(slip && meant)}`;
      return whenIn(cause, {file, at}, message, {fix: slip});
    });
  });
