/** Rules about Compose files and `.env`. */
import {environmentName} from '../../lib/springNames';
import type {Knowledge, KnownName} from '../knowledge/knowledge';
import {cached, groupedBy} from '../model/cached';
import {canonical, nearest, shortened} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {textOf, valueOf, type Place} from '../model/tree';
import {usesOf, variablesOf} from '../views/compose';
import {containersOf, namedIn} from '../views/containers';
import {unitsOf} from '../views/units';
import {type Check, each, type Hit, type Input, whenIn} from './rule';
import {correction, didYouMean, lineOf, place, variableIn} from './words';

/** Environment variables in `.env` files and of containers. */
const variables = (input: Input) => [...variablesOf(input).filter(({bare}) => !bare), ...namedIn(input)];

/** The first item of each file. */
const onceAFile = <Item extends {file: ParsedFile}>(items: readonly Item[]): Item[] =>
  [...groupedBy(items, ({file}) => file).values()].map(([first]) => first!);

/** Documented names of environment variables. */
const documented = cached(({names}: Knowledge): readonly KnownName[] =>
  names.filter(({kind}) => kind === 'environment'),
);

/** A finding about a name of the director, if it is one. */
function obsolete(at: Place, asked: string, kind: KnownName['kind'], {names}: Knowledge) {
  const found = names.find((one) => one.name === asked && one.kind === kind && one.obsolete);
  const next = found?.successor ? `Its replacement is \`${found.successor}\`.` : 'Its replacement is not documented.';
  return found && {at, message: `\`${asked}\` is obsolete. ${next}`};
}

export const imageEnded: Check = each(
  containersOf,
  ({image}, {knowledge}) => image && obsolete(image.at, image.name, 'image', knowledge),
);

/** What no registry can have as the name of an image, and what to do. */
const brokenImages: readonly (readonly [form: RegExp, message: string, advice: string])[] = [
  [/^\w+:\/\//, 'An image has no `https://` in front of its registry.', 'Delete it, also from the variable.'],
  [
    /:$/,
    'The variable behind the colon is empty, so the tag of the image is missing.',
    'Give it the tag of your release in `.env`.',
  ],
];

export const imageTag: Check = (input) => {
  const ours = /^(?:jadice-flow|jf|neverpile)/;
  const known = input.knowledge.images.map(({name}) => name);
  const all = unitsOf(input).flatMap(({images, blocks, platform}) =>
    images.map((one) => ({...one, platform, isBuilt: blocks.some(({tree}) => valueOf(tree, 'build'))})),
  );
  const isOurs = ({name, source}: (typeof all)[number]): boolean =>
    ours.test(name) || source.startsWith('registry.jadice.com/');
  const isBeside = all.some(isOurs);
  const open = all.filter(
    ({source, tag = 'latest', isBuilt, ...one}) =>
      (isOurs({source, tag, isBuilt, ...one}) || (isBeside && /^(?:mariadb|mysql|postgres)$/.test(one.name))) &&
      !source.includes('@') &&
      tag === 'latest' &&
      !isBuilt,
  );
  return [
    ...onceAFile(open).map(({file, at}) => {
      const lines = open.filter((one) => one.file === file).map((one) => lineOf(file, one.at));
      const images =
        lines.length === 1 ? `The image in line ${lines[0]} has` : `The images in lines ${lines.join(', ')} have`;
      return {
        file,
        at,
        message: `${images} no tag, or the tag \`latest\`, so the next pull can bring another version.`,
        certainty: 'suspect' as const,
      };
    }),
    ...onceAFile(
      all.flatMap(({file, at, source, name, platform}): Hit[] => {
        const [, message, advice] = brokenImages.find(([form]) => platform === 'compose' && form.test(source)) ?? [];
        const glued = known.some(
          (one) => name !== one && name.endsWith(one) && name.slice(0, -one.length).includes('.'),
        );
        const isLiteral = platform === 'kubernetes' && source.includes('$');
        return [
          ...whenIn(message, {file, at}, `${message} Docker stops with \`invalid reference format\`.`, {advice}),
          ...whenIn(glued, {file, at}, 'There is no `/` between the registry and the name of this image.', {
            advice:
              'Docker looks for an image of that whole name and finds none. End the value of the variable with `/`.',
          }),
          ...whenIn(isLiteral, {file, at}, 'Neither `kubectl` nor Helm replaces a variable in the name of an image.', {
            advice:
              'The pods stay in `InvalidImageName`, unless another program, such as `envsubst`, replaces it first. Write the tag of your release.',
            certainty: 'suspect',
          }),
        ];
      }),
    ),
  ];
};

export const missingVariable: Check = (input) => {
  const variables = variablesOf(input).filter(({bare}) => !bare);
  const seen = new Set(variables.map(({name}) => name));
  const isFirst = ({name}: {name: string}): boolean => !seen.has(name) && Boolean(seen.add(name));
  const empty = new Set(variables.flatMap(({name, value}) => (textOf(value) ? [] : name)));
  const uses = usesOf(input);
  // A variable that nothing uses, and that has a similar name, is the mistake.
  const used = new Set(uses.map(({name}) => name));
  const names = variables.map(({name}) => name);
  const free = names.filter((name) => !used.has(name));
  return (input.files.some(({kind}) => kind === 'env') ? uses : []).flatMap(
    ({file, at, name, key, hasDefault, isRequired, isFilled}): Hit[] => {
      const named = variableIn(key, name, input);
      if (empty.has(name) && isFilled) {
        const advice = 'Docker Compose stops here, and no service starts. Write the value behind its `=` there.';
        return [{file, at, message: `The .env file has no value for ${named}, which must have one here.`, advice}];
      }
      if (hasDefault || !isFirst({name})) {
        return [];
      }
      // Compose stops at any place that requires the variable.
      const use = uses.find((one) => one.name === name && one.isRequired) ?? {file, at, isRequired};
      const effect = use.isRequired ? 'Docker Compose stops' : 'Docker Compose puts an empty text there';
      const advice = `${use.isRequired ? 'No service starts' : 'The service starts with an empty user, password or address, and fails later'}. Set the variable, unless the environment of the command has it.`;
      const near = nearest(name, free) ?? shortened(name, free);
      const slip = variables.find((one) => one.name === near);
      // Which of the two is the mistake shows whether the name is known elsewhere.
      if (slip && (key === name || input.knowledge.names.some((one) => one.name === name))) {
        const message = `No file uses \`${slip.name}\`, and ${named}, which ${place(use)} needs, is not set, so ${effect}.`;
        return [
          {file: slip.file, at: slip.at, message, advice: 'Rename it to the variable that is needed, or set both.'},
        ];
      }
      const other = near ?? nearest(name, names);
      const isLiteral = other === undefined && named.startsWith('a ');
      const why = isLiteral ? ' If the `$` belongs to the text, write `$$`.' : didYouMean(other);
      const fix = other && correction(use.file, use.at, name, other);
      const subject = named.startsWith('a ') ? named.replace('a ', 'The ') : named;
      const message = `${subject} is not set in the .env file, so ${effect}.${why}`;
      return [{file: use.file, at: use.at, message, advice, fix: fix || undefined}];
    },
  );
};

/** Comparison form of a variable or key. */
const compared = (name: string): string => canonical(name.replaceAll(/_\d+(?=_|$)/g, '')).replaceAll(/[.[\]]/g, '');

/** Variables of the MariaDB and MySQL images. */
const ofDatabases = ['MARIADB', 'MYSQL'].flatMap((image) =>
  ['DATABASE', 'PASSWORD', 'ROOT_HOST', 'ROOT_PASSWORD', 'USER'].map((name) => `${image}_${name}`),
);

/** Keys with their comparison forms and variables: those of the product, and those of Spring Boot. */
const settings = cached((knowledge: Knowledge) => {
  const {keys} = knowledge;
  const all = keys.map(({key}) => ({
    key,
    id: compared(key),
    variable: environmentName(key),
  }));
  const of = (form: RegExp) => all.filter(({key}) => form.test(key));
  const [own, spring] = [of(/^jadice-flow\./), of(/^(?:spring|server|management|logging)\./)];
  const variables = [
    ...documented(knowledge).flatMap((one) => (one.obsolete ? [] : one.name)),
    ...spring.map(({variable}) => variable),
  ];
  return {
    own,
    ownIds: own.map(({id}) => id),
    springIds: new Set(spring.map(({id}) => id)),
    known: {all: variables, withDatabases: [...variables, ...ofDatabases]},
  };
});

/** The similar known variable: documented, of a property or of a database. True if it is known itself. */
function similar(name: string, knowledge: Knowledge): string | true | undefined {
  const id = compared(name);
  const {own, ownIds, springIds, known: lists} = settings(knowledge);
  if (/^JADICE_?FLOW_/.test(name)) {
    const near = nearest(id, ownIds);
    return ownIds.some((one) => one.startsWith(id)) || own.find((one) => one.id === near)?.variable;
  }
  const known = /^(?:MARIADB|MYSQL)_/.test(name) ? lists.withDatabases : lists.all;
  const longer = /^(?:SPRING|SERVER|MANAGEMENT)_\w+_/.test(name) ? shortened(name, known) : undefined;
  const near = nearest(name, known) ?? longer;
  // `HOST` is no slip of `PORT`, although a whole name differs by as little.
  const words = near?.split('_') ?? [];
  const isOther =
    name.split('_').length === words.length && !name.split('_').every((word, at) => nearest(word, [words[at]!]));
  // Spring Boot also reads the name with underscores for hyphens.
  if (near === name || springIds.has(id)) {
    return true;
  }
  return isOther && !near?.startsWith(name) ? longer : near;
}

export const unknownVariable: Check = each(variables, ({file, name, at}, {knowledge}) => {
  const isSetting = /^JADICE_?FLOW_/.test(name);
  const near = similar(name, knowledge);
  if (near === true || !(near ?? isSetting) || documented(knowledge).some((one) => one.name === name)) {
    return undefined;
  }
  return {
    at,
    message: `\`${name}\` is not a documented variable, so probably nothing reads it.${didYouMean(near)}`,
    advice: near
      ? 'The container then starts without the value. Correct the name, unless a program of your own reads it.'
      : 'Its beginning is that of the product, but the public list does not have it. Compare it with the files of your release.',
    certainty: near ? undefined : 'not-public',
    fix: near ? correction(file, at, name, near) : undefined,
  };
});

export const variableEnded: Check = each(variables, ({name, at}, {knowledge}) =>
  obsolete(at, name, 'environment', knowledge),
);
