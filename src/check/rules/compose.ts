/** Rules about Compose files that Docker Compose rejects. */
import {misfitsOf} from '../knowledge/shapes';
import {cached} from '../model/cached';
import {nearest, similar} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {entriesOf, entryOf, valueOf, type Tree} from '../model/tree';
import {composeFiles, namesIn, servicesOf, volumesOf, type Reference} from '../views/compose';
import type {Container} from '../views/containers';
import {type Check, each, type Hit, type Input, suspect, whenIn} from './rule';
import {inServices} from './services';
import {correction, didYouMean, unknownKeyIn} from './words';

/** What does not have the shape of the Compose Specification. A tag such as `!reset` removes a value of another file. */
const misfits = cached((input: Input) =>
  composeFiles(input).flatMap((file) =>
    file.trees
      .flatMap((tree) => misfitsOf(input.knowledge.shapes.compose.types, tree, 'Compose'))
      .filter(({name, value}) => !name.startsWith('x-') && value.tag !== '!reset')
      .map((misfit) => ({file, ...misfit})),
  ),
);

export const composeKey: Check = each(
  (input) => misfits(input).filter(({fault}) => fault === 'unknown'),
  // Without a similar key for such a value, it can be a key of a later version of Compose.
  ({file, ...misfit}) => {
    const {block, value} = misfit;
    const isService = file.trees.some((tree) => tree === block) && (entryOf(value, 'image') ?? entryOf(value, 'build'));
    return unknownKeyIn(misfit, isService ? 'services' : misfit.place);
  },
);

/** Named volumes of a service. */
const volumesIn = (service: Tree): Reference[] =>
  volumesOf(service)
    .filter(({source, type}) => type === 'volume' || (type === undefined && /^\w[\w.-]+$/.test(source ?? '')))
    .map(({source: name, at}) => ({name, at}));

/** References of a service, with the block in which each must be defined. */
const references = ({file, name: own, tree}: Container) =>
  [
    ...['services', 'networks', 'secrets', 'configs'].map((block) => ({
      block,
      found: namesIn(valueOf(tree, block === 'services' ? 'depends_on' : block)),
    })),
    {block: 'volumes', found: volumesIn(tree)},
  ].flatMap(({block, found}) => found.map((reference) => ({file, own, block, ...reference})));

/** Names of the services for which an open file says what they run. */
const running = cached((input: Input) => {
  const runs = ({tree}: Container): boolean =>
    ['image', 'build', 'extends', 'provider', '<<'].some((key) => valueOf(tree, key));
  return new Set(servicesOf(input).flatMap((service) => (runs(service) ? service.name : [])));
});

/**
 * Whether the open Compose files are certainly all of a stack: one has the name that Docker Compose opens by itself, and it does not
 * look like a part of a stack, with names from a block that it does not have.
 */
const isComplete = cached((input: Input): boolean => {
  const files = composeFiles(input);
  const trees = files.flatMap((file) => file.trees);
  const isMain = ({name}: ParsedFile): boolean => /(?:^|[\\/])(?:docker-)?compose\.ya?ml$/i.test(name);
  const isWhole = ({block, name = ''}: Reference & {block: string}): boolean =>
    /^default$|^$|\$/.test(name) || trees.some((tree) => valueOf(tree, block));
  const isPart = running(input).size === 0 || !servicesOf(input).flatMap(references).every(isWhole);
  return (
    files.filter(isMain).length === 1 &&
    !input.unread.has('compose') &&
    !trees.some((tree) => valueOf(tree, 'include')) &&
    (files.length > 1 || !isPart)
  );
});

/** The names that the Compose files define in a block. */
const definedIn = cached((input: Input) => {
  const trees = composeFiles(input).flatMap((file) => file.trees);
  const blocks = ['services', 'networks', 'secrets', 'configs', 'volumes'];
  return new Map(
    blocks.map((block) => [
      block,
      [...new Set(trees.flatMap((tree) => entriesOf(valueOf(tree, block)).map((entry) => entry.name)))],
    ]),
  );
});

const nameSet = cached((names: readonly string[]) => new Set(names));

export const composeReference: Check = each(
  (input) => servicesOf(input).flatMap(references),
  ({file, own, block, name, at}, input) => {
    const defined = definedIn(input).get(block)!;
    const isIncluded = composeFiles(input).some((one) => one.trees.some((tree) => valueOf(tree, 'include')));
    const isDefined = nameSet(defined).has(name ?? '') || (block === 'networks' && name === 'default');
    if (!name || name.includes('$') || isDefined || isIncluded) {
      return undefined;
    }
    const isElsewhere = !isComplete(input);
    const isFolder = block === 'volumes' && defined.length === 0;
    const where = `${isElsewhere ? ' Another file must define it.' : ''}${isFolder ? ' If it is a folder beside this file, write `./` before it.' : ''}`;
    const one = block.slice(0, -1);
    const list = block === 'services' ? 'depends_on' : block;
    // A service cannot refer to itself.
    const others = block === 'services' ? defined.filter((one) => one !== own) : defined;
    const near = similar(name, others);
    const effect = isElsewhere ? '' : ', so nothing starts';
    const message = `\`${list}\` of \`${own}\` names a ${one} that no open Compose file defines${effect}.${where}`;
    const fix = near ? correction(file, at, name, near) : undefined;
    const todo = near ? 'Correct the name' : `Define the ${one} under \`${block}\` at the beginning of a line`;
    const advice = `Docker Compose compares all names before it starts anything. ${todo}, or delete this entry.`;
    return {at, message: message + didYouMean(near), advice, certainty: isElsewhere ? 'suspect' : undefined, fix};
  },
);

/** Services without an image, which have the name of another one with a slip: the file with the image does not know them. */
const nameless: Check = (input) => {
  const names = [...running(input)];
  return servicesOf(input).flatMap(({file, name, at, tree}): Hit[] => {
    const near = names.includes(name) ? undefined : nearest(name, names);
    const message = `\`${name}\` has no \`image\`, and no other file has a service of this name.${didYouMean(near)}`;
    const advice = `Docker Compose takes it for a service of its own and stops, because that one has \`neither an image nor a build context\`. Write the name as in the other file.`;
    const isOwn = entriesOf(tree).length > 0;
    const fix = near ? correction(file, at, name, near) : undefined;
    return whenIn(near && isOwn, {file, at}, message, {advice, fix, ...(isComplete(input) ? {} : suspect)});
  });
};

export const composeValue: Check = (input) => [...nameless(input), ...inServices(input)];
