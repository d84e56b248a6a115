/** Rules about Compose files that Docker Compose rejects. */
import {misfitsOf} from '../knowledge/shapes';
import {cached} from '../model/cached';
import {nearest, similar} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {allAt, entriesOf, entryOf, itemsOf, scalarsOf, textOf, valueOf, type Tree} from '../model/tree';
import {composeFiles, namesIn, servicesOf, variablesOf, type Reference} from '../views/compose';
import type {Container} from '../views/containers';
import {forms, suspect} from './composeForms';
import {type Check, each, type Hit, type Input, when, whenIn} from './rule';
import {bytesOf, correction, didYouMean, kindsOf, lineOf, listed, unknownKeyIn, similarTo} from './words';

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

/** Named volumes of a service: the part before the first colon, unless it is a path. */
const volumesIn = (tree: Tree | undefined): Reference[] =>
  itemsOf(tree).flatMap((item) => {
    const type = textOf(valueOf(item, 'type'));
    const name = type ? textOf(valueOf(item, 'source')) : /^([\w][\w.-]+):/.exec(textOf(item) ?? '')?.[1];
    return type === undefined || type === 'volume' ? [{name, at: item.at}] : [];
  });

/** References of a service, with the block in which each must be defined. */
const references = ({file, name: own, tree}: Container) =>
  [
    ...['services', 'networks', 'secrets', 'configs'].map((block) => ({
      block,
      found: namesIn(valueOf(tree, block === 'services' ? 'depends_on' : block)),
    })),
    {block: 'volumes', found: volumesIn(valueOf(tree, 'volumes'))},
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
    // A service cannot refer to itself.
    const others = block === 'services' ? defined.filter((one) => one !== own) : defined;
    const near = similar(name, others);
    const effect = isElsewhere ? '' : ', so nothing starts';
    const message = `No open Compose file has this name under \`${block}\`${effect}.${where}`;
    const fix = near ? correction(file, at, name, near) : undefined;
    return {at, message: message + didYouMean(near), certainty: isElsewhere ? 'suspect' : undefined, fix};
  },
);

const conditions = ['service_started', 'service_healthy', 'service_completed_successfully'];

/** Keys of a service that contradict each other. */
function conflictsIn(tree: Tree, file: ParsedFile) {
  const mode = textOf(valueOf(tree, 'network_mode'));
  const [networks, ports] = ['networks', 'ports'].map((key) => entryOf(tree, key));
  const shared = 'A service in the network of another one publishes no ports. Publish them there.';
  const ofHost = 'In the network of the host, `ports` has no effect: the container already uses the ports of the host.';
  const amounts = ['mem_limit mem_reservation', 'limits.memory reservations.memory'].map((keys) =>
    keys.split(' ').map((key) => allAt(tree, key.includes('.') ? `deploy.resources.${key}` : key)[0]),
  );
  return [
    ...when(mode !== undefined, networks, 'A service has either `network_mode` or `networks`.'),
    ...when(/^(?:service|container):/.test(mode ?? ''), ports, shared),
    ...when(mode === 'host', ports, ofHost, suspect),
    ...amounts.flatMap(([limit, reservation]) => {
      const isLarger = (bytesOf(textOf(limit)) ?? Infinity) < (bytesOf(textOf(reservation)) ?? 0);
      return when(
        isLarger,
        reservation,
        `The reservation is larger than the limit in line ${limit && lineOf(file, limit.at)}, so Docker does not start the container.`,
        {advice: 'Raise the limit, or lower the reservation.'},
      );
    }),
  ];
}

/** What Docker Compose rejects in a service. */
function invalidIn({file, name, at, tree, ports}: Container, input: Input) {
  const isWhole = isComplete(input);
  const isOverride = !isWhole && /compose\.[\w-]+\.ya?ml$|\boverride\.ya?ml$/i.test(file.name);
  const isMissing = !running(input).has(name) && !isOverride && !input.unread.has('compose');
  const similar = similarTo(isMissing && name.length > 3 ? nearest(name, [...running(input)]) : undefined);
  const missing = `The service \`${name}\` has no \`image\` or \`build\`, and no other open file gives it one.${similar}`;
  const textAt = (value: Tree): string => (/\$/.test(textOf(value) ?? '$') ? '' : textOf(value)!);
  return [
    ...when(isMissing, {at}, missing, isWhole ? {} : suspect),
    ...ports.flatMap((port) =>
      when(Math.max(port.host ?? 1, port.container ?? 1) > 65_535, port, 'The numbers of ports end at 65535.'),
    ),
    ...entriesOf(valueOf(tree, 'depends_on'))
      .flatMap(({value}) => valueOf(value, 'condition') ?? [])
      .flatMap((value) =>
        when(
          textAt(value) && !conditions.includes(textAt(value)),
          value,
          `\`condition\` must be ${listed(conditions.slice(0, 2))} or ${listed(conditions.slice(2))}.`,
        ),
      ),
    ...forms.flatMap(([paths, isValid, message, more]) =>
      paths
        .split(' ')
        .flatMap((path) => allAt(tree, path).map((value) => ({path, value})))
        .flatMap(({path, value}) => {
          const text = textAt(value);
          const isOk = typeof isValid === 'function' ? isValid(text) : isValid.test(text);
          return when(text !== '' && !isOk, value, `\`${path.replace('[]', '')}\` ${message}`, more);
        }),
    ),
    ...conflictsIn(tree, file),
  ];
}

/** Variables whose braces are not closed, so that Docker Compose cannot read the file. */
const openBraces = ({file, trees}: {file: ParsedFile; trees: readonly Tree[]}): Hit[] =>
  trees
    .flatMap((tree) => scalarsOf(tree))
    .flatMap(({at, text}): Hit[] => {
      let rest = text.replaceAll('$$', '');
      while (/\$\{[^{}]*\}/.test(rest)) {
        rest = rest.replaceAll(/\$\{[^{}]*\}/g, '');
      }
      const message =
        'A `${` here has no `}`, so Docker Compose stops (`invalid interpolation format`). For the text itself, write `$${`.';
      return whenIn(rest.includes('${'), {file, at}, message);
    });

export const composeValue: Check = (input) => [
  ...each(servicesOf, invalidIn)(input),
  ...composeFiles(input).flatMap((file) => openBraces({file, trees: file.trees})),
  ...misfits(input).flatMap(({file, fault, name, at, type}) =>
    fault === 'kind' ? {file, at, message: `\`${name}\` must be ${kindsOf(type!)}.`} : [],
  ),
];

export const registrySlash: Check = (input) => {
  const services = servicesOf(input);
  const joined = services.flatMap(({image}) => [
    ...(image?.source.matchAll(/\$\{([A-Za-z_]\w*)[^}]*\}(?=[a-z])/g) ?? []),
  ]);
  const ends = variablesOf(input)
    .filter(
      ({name, value}) =>
        /[\w.]\.\w.*(?<!\/)$/.test(textOf(value) ?? '') && joined.some(([, variable]) => variable === name),
    )
    .map(({file, name, value: {at}}) => {
      const message = `\`${name}\` does not end with \`/\`, but a Compose file appends the name of an image, so that image does not exist.`;
      return {file, at, message};
    });
  const images = services.flatMap(({file, image}): Hit[] => {
    const found = input.knowledge.images.find(
      ({name}) => image?.name.endsWith(name) && /\.\w*$/.test(image.name.slice(0, -name.length)),
    );
    return image ? whenIn(found, {file, at: image.at}, `There is no \`/\` before \`${found?.name}\`.`) : [];
  });
  const doubled = services.flatMap(({file, image}): Hit[] => {
    const name = /\$\{([A-Za-z_]\w*)[^}]*\}\//.exec(image?.source ?? '')?.[1];
    const ended = variablesOf(input).find((one) => one.name === name && /[\w.]\/$/.test(textOf(one.value) ?? ''));
    const message = `\`${name}\` ends with \`/\`, so this image has two slashes, and Docker rejects it (\`invalid reference format\`).`;
    return image ? whenIn(ended, {file, at: image.at}, message, {advice: 'Delete the slash after the variable.'}) : [];
  });
  return [...ends, ...images, ...doubled];
};
