/** Services of Compose files that do not start as they are written, whatever file says so. */
import {allAt, entriesOf, itemsOf, textOf, valueOf, type Place, type Tree} from '../model/tree';
import {unitsOf, type Unit} from '../views/units';
import {type Check, type Hit, when, whenIn} from './rule';
import {bytesOf, correction, place} from './words';

type At = {file: Hit['file']; at: Place; tree: Tree};

/** The value that counts of those in all files: that of the last one, and the main file is the first. */
function lastOf({blocks}: Unit, ...paths: string[]): At | undefined {
  const isMain = (name: string): number => (/(?:^|[\\/])(?:docker-)?compose\.ya?ml$/i.test(name) ? 0 : 1);
  return [...blocks]
    .sort((a, b) => isMain(a.file.name) - isMain(b.file.name))
    .flatMap(({file, tree}) => paths.flatMap((path) => allAt(tree, path).map((one) => ({file, at: one.at, tree: one}))))
    .at(-1);
}

/** What Docker rejects, or what keeps the container from starting. */
function inService(unit: Unit, others: readonly Unit[]): Hit[] {
  const {name, blocks} = unit;
  const limit = lastOf(unit, 'mem_limit', 'deploy.resources.limits.memory');
  const asked = lastOf(unit, 'mem_reservation', 'deploy.resources.reservations.memory');
  const isLow = (bytesOf(textOf(asked?.tree)) ?? 0) > (bytesOf(textOf(limit?.tree)) ?? Infinity);
  const low = `The memory limit of \`${name}\` is lower than its reservation, ${asked && place(asked)}, so the container does not start.`;
  const count = lastOf(unit, 'scale', 'deploy.replicas');
  // An override, which only some calls use, can replace or remove them.
  const isChanged = blocks.some(({tree}) => valueOf(tree, 'ports')?.tag === '!reset');
  const tagged = blocks.filter(({tree}) => valueOf(tree, 'ports')?.tag);
  const ports = (isChanged ? [] : tagged.length > 0 ? tagged : blocks).flatMap((one) =>
    one.ports.map((port) => ({file: one.file, ...port})),
  );
  const fixed = ports.find(({host}) => host !== undefined) ?? lastOf(unit, 'container_name');
  const file = blocks[0]!.file;
  const several = `Only one instance of \`${name}\` starts, because ${ports.length > 0 ? 'a port of the host' : 'the name of a container'} can be used once, see ${fixed && place(fixed)}.`;
  const test = lastOf(unit, 'healthcheck.test');
  const [first] = itemsOf(test?.tree);
  const isBare = first && !/^(?:CMD|CMD-SHELL|NONE)$/.test(textOf(first) ?? '');
  const given = blocks.flatMap((one) =>
    itemsOf(valueOf(one.tree, 'secrets')).map((tree) => ({file: one.file, tree, at: tree.at})),
  );
  const secrets = given.flatMap(({tree}) =>
    [tree, ...['target', 'source'].map((key) => valueOf(tree, key))].flatMap((one) => textOf(one) ?? []),
  );
  const isMounted = blocks.some(({isWhole, mounts}) => !isWhole || mounts.some((path) => path.startsWith('/run/')));
  const hasSecrets = blocks.some((one) => one.file.trees.some((tree) => valueOf(tree, 'secrets')));
  const files = [...unit.assigned, ...unit.written].flatMap((value): Hit[] => {
    const [, folder = '', asks] = /^(?:file:)?\/run\/(secrets?)\/([\w.-]+)$/.exec(value.text) ?? [];
    const isThere = folder === 'secrets' && secrets.includes(asks!);
    const message =
      folder === 'secret'
        ? `\`${value.name}\` reads from \`/run/secret\`, but Docker puts secrets into \`/run/secrets\`.`
        : `\`${value.name}\` reads a secret that the service \`${name}\` does not get.`;
    const advice = `The program finds no such file and stops. ${folder === 'secret' ? 'Write `secrets`' : 'Use the name of an entry in `secrets` of the service, or add the secret there'}.`;
    const fix = folder === 'secret' ? correction(value.file, value.at, '/run/secret/', '/run/secrets/') : undefined;
    return whenIn(asks !== undefined && hasSecrets && !isThere && !isMounted, value, message, {
      advice,
      fix,
      grounds: given,
    });
  });
  const awaited = blocks.flatMap((block) =>
    entriesOf(valueOf(block.tree, 'depends_on')).flatMap(({name: of, value}): Hit[] => {
      const other = others.find((one) => one.name === of);
      const condition = valueOf(value, 'condition');
      const restart = other && lastOf(other, 'restart');
      const isEndless = /^(?:always|unless-stopped)$/.test(textOf(restart?.tree) ?? '');
      const off = other && lastOf(other, 'healthcheck.disable');
      const isOff = textOf(condition) === 'service_healthy' && textOf(off?.tree) === 'true';
      const isEnd = textOf(condition) === 'service_completed_successfully' && isEndless;
      const message = isOff
        ? `\`${name}\` waits until \`${of}\` is healthy, but ${off && place(off)} turns its health check off.`
        : `\`${name}\` waits for the end of \`${of}\`, which ${restart && place(restart)} starts again each time.`;
      const advice = `\`${name}\` never starts. Write ${isOff ? '`service_started`, or delete `disable`' : '`service_healthy`, or `service_started` if it has no health check'}.`;
      return when(isOff || isEnd, condition, message, {advice}).map((hit) => ({file: block.file, ...hit}));
    }),
  );
  return [
    ...whenIn(isLow, limit ?? {file, at: blocks[0]!.at}, low, {
      advice:
        'Docker answers `Minimum memory limit can not be less than memory reservation limit`. Raise the limit, or lower the reservation.',
    }),
    ...whenIn(Number(textOf(count?.tree)) > 1 && fixed, count ?? {file, at: blocks[0]!.at}, several, {
      advice:
        'The next one stops with `port is already allocated`, or with a conflict of names. Delete that line: other containers reach the service without it.',
    }),
    ...when(isBare, first, 'The list in `test` begins with a program, not with `CMD` or `CMD-SHELL`.', {
      advice: 'Docker Compose rejects the file, and nothing starts. Write `"CMD"` as the first entry.',
    }).map((hit) => ({file: test!.file, ...hit})),
    ...files,
    ...awaited,
  ];
}

/** What keeps services from starting. */
export const inServices: Check = (input) => {
  const units = unitsOf(input).filter(({platform}) => platform === 'compose');
  return units.flatMap((unit) => inService(unit, units));
};
