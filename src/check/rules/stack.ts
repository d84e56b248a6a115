/** Rules about Compose files and `.env`. */
import type {Knowledge, KnownName} from '../knowledge/types';
import {nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import type {Place} from '../model/tree';
import {servicesOf, usesOf, variablesOf} from '../views/compose';
import type {Rule} from './rule';

/** Names of environment variables in `.env` files and in the services of Compose files. */
const variableNames = (files: readonly ParsedFile[]): {file: ParsedFile; name: string; at: Place}[] => [
  ...variablesOf(files),
  ...servicesOf(files).flatMap(({file, environment}) => environment.map(({name, at}) => ({file, name, at}))),
];

/** Published names of environment variables. */
const publishedNames = ({names}: Knowledge): readonly KnownName[] => names.filter(({kind}) => kind === 'environment');

/** The published name that is like one of the product that is not; undefined for names of others. */
const likely = (name: string, knowledge: Knowledge): string | undefined =>
  nearest(
    name,
    publishedNames(knowledge).filter(({obsolete}) => !obsolete),
    (one) => one.name,
  )?.name;

const imageEnded: Rule = {
  code: 'image-ended',
  certainty: 'gone',
  title: 'Obsolete container image',
  why: 'The image belongs to the director, which the controller replaced in September 2023.',
  todo: 'Install a stack with the controller next to the old stack.',
  help: 'operations/updates#from-the-director-to-the-controller',
  check: ({files, knowledge: {names}}) =>
    servicesOf(files).flatMap(({file, image}) => {
      const found = names.find(({name, kind, obsolete}) => kind === 'image' && obsolete && name === image?.name);
      const next = found?.successor
        ? `Its replacement is \`${found.successor}\`.`
        : 'Its replacement is not documented.';
      return image && found ? [{file, at: image.at, message: `\`${found.name}\` is obsolete. ${next}`}] : [];
    }),
};

const imageTag: Rule = {
  code: 'image-tag',
  certainty: 'suspect',
  title: 'Image without a full tag',
  why: 'Without a tag, or with `latest`, a later start can pull a different version, so that components of different releases run together.',
  todo: 'Use the full tag of your release.',
  help: 'operations/updates#update-step-by-step',
  check: ({files, knowledge: {images}}) =>
    servicesOf(files).flatMap(({file, image}) =>
      image && images.some(({name}) => name === image.name) && (image.tag === undefined || image.tag === 'latest')
        ? [{file, at: image.at, message: `\`${image.name}\` has no full tag.`}]
        : [],
    ),
};

const missingVariable: Rule = {
  code: 'missing-variable',
  certainty: 'suspect',
  title: 'Compose variable missing from `.env`',
  why: 'Docker Compose replaces a variable with an empty value if it is set neither in `.env` nor in the environment of the command.',
  todo: 'Add the variable to `.env`, unless you set it in the environment of the command.',
  help: 'installation/docker-compose#install-the-stack',
  check: ({files}) => {
    const names = variablesOf(files).map(({name}) => name);
    const seen = new Set<string>();
    return files.some(({kind}) => kind === 'env')
      ? usesOf(files).flatMap(({file, name, at, hasDefault}) => {
          const isFirst = !seen.has(name);
          seen.add(name);
          return hasDefault || names.includes(name) || !isFirst
            ? []
            : [{file, at, message: `\`${name}\` is not in the open .env file.`}];
        })
      : [];
  },
};

const mixedTags: Rule = {
  code: 'mixed-tags',
  certainty: 'suspect',
  title: 'Demo stack image with an image of another release',
  why: 'The tags of the 2023 demo stack are compatible with each other. A combination with a different tag works only if those versions are also compatible.',
  todo: 'Ask jadice support which versions are compatible.',
  help: 'operations/updates#before-you-start',
  check: ({files, knowledge: {images}}) => {
    const used = servicesOf(files).flatMap(({file, image}) => {
      const known = images.find(({name}) => name === image?.name);
      return image?.tag && known ? [{file, image, isDemo: image.tag === known.tag}] : [];
    });
    return used.some(({isDemo}) => !isDemo)
      ? used
          .filter(({isDemo}) => isDemo)
          .map(({file, image}) => ({
            file,
            at: image.at,
            message: `\`${image.name}\` has the tag of the demo stack, but another image does not.`,
          }))
      : [];
  },
};

const mount: Rule = {
  code: 'mount',
  certainty: 'suspect',
  title: 'Service without a directory that the demo stack mounts',
  why: 'Without its configuration directory, a container starts with the settings in its image. Without its data directory, the documents are lost when the container is replaced.',
  todo: 'Mount the directory, unless your image uses a different path.',
  help: 'installation/docker-compose#install-the-stack',
  check: ({files, knowledge: {images}}) =>
    servicesOf(files).flatMap(({file, at, image, mounts}) => {
      const known = images.find(({name}) => name === image?.name);
      return (known?.mounts ?? [])
        .filter((path) => !mounts.some((one) => one.path.replace(/\/$/, '').startsWith(path)))
        .map((path) => ({
          file,
          at,
          message: `Nothing is mounted at \`${path}\`, where the demo stack mounts a directory for \`${known!.name}\`.`,
        }));
    }),
};

const unknownVariable: Rule = {
  code: 'unknown-variable',
  certainty: 'not-public',
  title: 'Environment variable similar to one of the demo stack',
  why: 'The name resembles a variable of the demo stack. If it is a typing error, the container starts without the value.',
  todo: 'Correct the name, unless it is your own variable.',
  help: 'installation/docker-compose#install-the-stack',
  check: ({files, knowledge}) =>
    variableNames(files).flatMap(({file, name, at}) => {
      const isKnown = publishedNames(knowledge).some((one) => one.name === name);
      const near = isKnown ? undefined : likely(name, knowledge);
      const message = `\`${name}\` is not a documented variable. Did you mean \`${near}\`?`;
      return near ? [{file, at, message}] : [];
    }),
};

const unusedVariable: Rule = {
  code: 'unused-variable',
  certainty: 'suspect',
  title: 'Variable that no Compose file uses',
  why: 'A variable in `.env` reaches a container only through a Compose file. This one has an effect only if a file that is not open uses it.',
  todo: 'Delete the variable or open the file that uses it.',
  help: 'installation/docker-compose#install-the-stack',
  check: ({files}) => {
    // `- NAME` in a list hands the variable over as it is.
    const handed = servicesOf(files).flatMap(({environment}) => environment.filter(({value}) => value === undefined));
    const used = [...usesOf(files), ...handed].map(({name}) => name);
    // A file that hands over the whole `.env` uses each of its variables.
    const isHandedOver = files.some(({kind, text}) => kind === 'compose' && /^\s*env_file:/m.test(text));
    return files.some(({kind}) => kind === 'compose') && !isHandedOver
      ? variablesOf(files)
          .filter(({name}) => !used.includes(name) && !/^(?:COMPOSE|DOCKER)_/.test(name))
          .map(({file, name, at}) => ({file, at, message: `No open Compose file uses \`${name}\`.`}))
      : [];
  },
};

const variableEnded: Rule = {
  code: 'variable-ended',
  certainty: 'gone',
  title: 'Obsolete environment variable',
  why: 'The variable belongs to the director, which the controller replaced. No component reads it any more.',
  todo: 'Use its replacement.',
  help: 'operations/updates#from-the-director-to-the-controller',
  check: ({files, knowledge}) =>
    variableNames(files).flatMap(({file, name, at}) => {
      const found = publishedNames(knowledge).find((one) => one.obsolete && one.name === name);
      const next = found?.successor
        ? `Its replacement is \`${found.successor}\`.`
        : 'Its replacement is not documented.';
      return found ? [{file, at, message: `\`${name}\` is obsolete. ${next}`}] : [];
    }),
};

export const stackRules: readonly Rule[] = [
  imageEnded,
  imageTag,
  missingVariable,
  mixedTags,
  mount,
  unknownVariable,
  unusedVariable,
  variableEnded,
];
