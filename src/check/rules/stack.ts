/** Rules about Compose files and `.env`. */
import {environmentName} from '../../lib/springNames';
import type {Knowledge, KnownName} from '../knowledge/knowledge';
import {cached} from '../model/cached';
import {canonical, nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {textOf, valueOf, type Place} from '../model/tree';
import {composeFiles, isEnvFilePassed, usesOf, variablesOf} from '../views/compose';
import {assignmentsOf, containersOf, namedIn, type Container} from '../views/containers';
import {each, type Input, type Rule} from './rule';
import {correction, didYouMean, lineOf, variableIn} from './words';

/** Environment variables in `.env` files and of containers. */
const variables = (input: Input) => [...variablesOf(input).filter(({bare}) => !bare), ...namedIn(input)];

/** The first item of each file. */
const onceAFile = <Item extends {file: ParsedFile}>(items: readonly Item[]): Item[] =>
  items.filter(({file}, index) => items.findIndex((one) => one.file === file) === index);

/** Services with an image of the product. */
const knownServices = (input: Input) =>
  containersOf(input).flatMap((service) => {
    const known = input.knowledge.images.find(({name}) => name === service.image?.name);
    return known ? [{...service, image: service.image!, known}] : [];
  });

/** Documented names of environment variables. */
const documented = ({names}: Knowledge): readonly KnownName[] => names.filter(({kind}) => kind === 'environment');

/** A finding about a name of the director, if it is one. */
function obsolete(at: Place, asked: string, kind: KnownName['kind'], {names}: Knowledge) {
  const found = names.find((one) => one.name === asked && one.kind === kind && one.obsolete);
  const next = found?.successor ? `Its replacement is \`${found.successor}\`.` : 'Its replacement is not documented.';
  return found && {at, message: `\`${asked}\` is obsolete. ${next}`};
}

export const imageEnded: Rule = {
  certainty: 'wrong',
  title: 'Obsolete container image',
  why: 'The image belongs to the director, which the controller replaced in September 2023.',
  todo: 'Install a stack with the controller next to the old stack.',
  help: 'operations/updates#from-the-director-to-the-controller',
  check: each(containersOf, ({image}, {knowledge}) => image && obsolete(image.at, image.name, 'image', knowledge)),
};

export const imageTag: Rule = {
  certainty: 'suspect',
  title: 'Image without a full tag',
  why: 'Without a tag, or with `latest`, a later start can pull a different version, so that components of different releases run together.',
  todo: 'Use the full tag of your release.',
  help: 'operations/updates#update-step-by-step',
  check: (input) => {
    const ours = /^(?:jadice-flow|jf|neverpile|mariadb$|mysql$|postgres$)/;
    const isFull = ({source, tag = 'latest'}: NonNullable<Container['image']>): boolean =>
      source.includes('@') || tag !== 'latest';
    const open = containersOf(input).filter(
      ({image, tree}) => image && ours.test(image.name) && !isFull(image) && !valueOf(tree, 'build'),
    );
    return onceAFile(open).map(({file, image}) => {
      const lines = open.filter((one) => one.file === file).map((one) => lineOf(file, one.image!.at));
      return {file, at: image!.at, message: `These images have no full tag: line ${lines.join(', ')}.`};
    });
  },
};

export const missingVariable: Rule = {
  certainty: 'suspect',
  title: 'Compose variable missing from `.env`',
  why: 'Docker Compose replaces a variable with an empty value if it is set neither in `.env` nor in the environment of the command.',
  todo: 'Add the variable to `.env`, unless you set it in the environment of the command.',
  help: 'installation/docker-compose#install-the-stack',
  check: each(
    (input) => {
      const names = new Set(variablesOf(input).map(({name}) => name));
      const isFirst = ({name}: {name: string}): boolean => !names.has(name) && Boolean(names.add(name));
      const empty = new Set(variablesOf(input).flatMap(({name, value}) => (textOf(value) ? [] : name)));
      const uses = usesOf(input).map((use) => ({
        ...use,
        isEmpty: empty.has(use.name) && use.file.text.slice(use.at.start, use.at.end).includes(':?'),
      }));
      return input.files.some(({kind}) => kind === 'env') ? uses.filter((use) => use.isEmpty || isFirst(use)) : [];
    },
    ({name, key, at, hasDefault, isEmpty}, input) =>
      isEmpty
        ? {at, message: `${variableIn(key, name, input)} is empty in the open .env file, but must have a value here.`}
        : !hasDefault && {
            at,
            message: `${variableIn(key, name, input)} is not in the open .env file. If the \`$\` belongs to the text, write \`$$\`.`,
          },
  ),
};

export const mixedTags: Rule = {
  certainty: 'suspect',
  title: 'Demo stack image with an image of another release',
  why: 'The tags of the 2023 demo stack are compatible with each other. A combination with a different tag works only if those versions are also compatible.',
  todo: 'Ask jadice support which versions are compatible.',
  help: 'operations/updates#before-you-start',
  check: each(
    (input) => {
      const tagged = knownServices(input).filter(({image}) => image.tag && image.tag !== 'latest');
      const ofDemo = tagged.filter(({image, known}) => image.tag === known.tag);
      return ofDemo.length < tagged.length ? onceAFile(ofDemo) : [];
    },
    ({image: {name, at}}) => ({
      at,
      message: `\`${name}\` has the tag of the demo stack, but another image does not.`,
    }),
  ),
};

export const mount: Rule = {
  certainty: 'suspect',
  title: 'Service without a directory that the demo stack mounts',
  why: 'Without its configuration directory, a container starts with the settings in its image. Without its data directory, the documents are lost when the container is replaced.',
  todo: 'Mount the directory, unless your image uses a different path.',
  help: 'installation/docker-compose#install-the-stack',
  check: each(knownServices, ({at, mounts, isPart, known}) =>
    (isPart ? [] : known.mounts)
      .filter((path) => !mounts.some((one) => one.replace(/\/$/, '').startsWith(path)))
      .map((path) => ({
        at,
        message: `Nothing is mounted at \`${path}\`, where the demo stack mounts a directory for \`${known.name}\`.`,
      })),
  ),
};

/** Comparison form of a variable or key. */
const compared = (name: string): string => canonical(name.replaceAll(/_\d+(?=_|$)/g, '')).replaceAll(/[.[\]]/g, '');

/** Variables of the MariaDB and MySQL images. */
const ofDatabases = ['MARIADB', 'MYSQL'].flatMap((image) =>
  ['DATABASE', 'PASSWORD', 'ROOT_PASSWORD', 'USER'].map((name) => `${image}_${name}`),
);

/** Keys with their comparison forms and variables: those of the product, and those of Spring Boot. */
const settings = cached(({keys}: Knowledge) => {
  const all = keys.map(({key}) => ({
    key,
    id: compared(key),
    variable: environmentName(key),
  }));
  const of = (form: RegExp) => all.filter(({key}) => form.test(key));
  return {own: of(/^jadice-flow\./), spring: of(/^(?:spring|server|management|logging)\./)};
});

/** The similar known variable: documented, of a property or of a database. True if it is known itself. */
function similar(name: string, knowledge: Knowledge): string | true | undefined {
  const id = compared(name);
  const {own, spring} = settings(knowledge);
  if (/^JADICE_?FLOW_/.test(name)) {
    return own.some((one) => one.id.startsWith(id)) || nearest(id, own, (one) => one.id)?.variable;
  }
  const names = documented(knowledge).flatMap((one) => (one.obsolete ? [] : one.name));
  const ofDatabase = /^(?:MARIADB|MYSQL)_/.test(name) ? ofDatabases : [];
  const near = nearest(name, [...names, ...spring.map(({variable}) => variable), ...ofDatabase]);
  // `HOST` is no slip of `PORT`, although a whole name differs by as little.
  const words = near?.split('_') ?? [];
  const isOther =
    name.split('_').length === words.length && !name.split('_').every((word, at) => nearest(word, [words[at]!]));
  // Spring Boot also reads the name with underscores for hyphens.
  if (near === name || spring.some((one) => one.id === id)) {
    return true;
  }
  return isOther ? undefined : near;
}

export const unknownVariable: Rule = {
  certainty: 'suspect',
  otherwise: 'not-public',
  title: 'Undocumented environment variable',
  why: 'The name resembles a documented variable, or begins like the variables for `jadice-flow` properties. If it is a typing error, the container starts without the value.',
  todo: 'Correct the name, unless it is your own variable.',
  help: 'installation/general-configuration#environment-variables',
  check: each(variables, ({file, name, at}, {knowledge}) => {
    const isSetting = /^JADICE_?FLOW_/.test(name);
    const near = similar(name, knowledge);
    if (near === true || !(near ?? isSetting) || documented(knowledge).some((one) => one.name === name)) {
      return undefined;
    }
    return {
      at,
      message: `\`${name}\` is not a documented variable.${didYouMean(near)}`,
      certainty: near ? undefined : 'not-public',
      fix: near ? correction(file, at, name, near) : undefined,
    };
  }),
};

export const unusedVariable: Rule = {
  certainty: 'suspect',
  title: 'Variable that no Compose file uses',
  why: 'A variable in `.env` reaches a container only through a Compose file. This one has an effect only if a file that is not open uses it.',
  todo: 'Delete the variable or open the file that uses it.',
  help: 'installation/docker-compose#install-the-stack',
  check: each(
    (input) => {
      // `- NAME` in a list passes the variable unchanged.
      const passed = assignmentsOf(input).filter(({value}) => value === undefined);
      const used = new Set([...usesOf(input), ...passed].map(({name}) => name));
      const isMain = ({name}: ParsedFile): boolean => /(?:^|[\\/])(?:docker-)?compose\.ya?ml$/i.test(name);
      return !composeFiles(input).some(isMain) || isEnvFilePassed(input)
        ? []
        : variablesOf(input).filter(({name, bare}) => !bare && !used.has(name) && !/^(?:COMPOSE|DOCKER)_/.test(name));
    },
    ({name, at}) => ({at, message: `No open Compose file uses \`${name}\`.`}),
  ),
};

export const variableEnded: Rule = {
  certainty: 'wrong',
  title: 'Obsolete environment variable',
  why: 'The variable belongs to the director, which the controller replaced. No component reads it any more.',
  todo: 'Use its replacement.',
  help: 'operations/updates#from-the-director-to-the-controller',
  check: each(variables, ({name, at}, {knowledge}) => obsolete(at, name, 'environment', knowledge)),
};
