// cspell:ignore kmgt smhdw blkio cpuset memswap tmpfs ulimits userns
/** Rules about Compose files that Docker Compose rejects. */
import {nearest} from '../model/names';
import type {ParsedFile} from '../model/parse';
import {entriesOf, itemsOf, textOf, valueOf, type Tree} from '../model/tree';
import {composeFiles, namesIn, servicesOf, variablesOf, type Reference} from '../views/compose';
import type {Container} from '../views/containers';
import {each, type Hit, type Input, type Rule} from './rule';
import {correction, didYouMean, lineOf, repeated, unknownName} from './words';

const install = 'installation/docker-compose#install-the-stack';

const topKeys = ['version', 'name', 'include', 'services', 'networks', 'volumes', 'secrets', 'configs', 'models'];
const serviceKeys = (
  'annotations attach blkio_config build cap_add cap_drop cgroup cgroup_parent command configs container_name cpu_count ' +
  'cpu_percent cpu_period cpu_quota cpu_rt_period cpu_rt_runtime cpu_shares cpus cpuset credential_spec depends_on deploy ' +
  'develop device_cgroup_rules devices dns dns_opt dns_search domainname entrypoint env_file environment expose extends ' +
  'external_links extra_hosts gpus group_add healthcheck hostname image init ipc isolation label_file labels links logging ' +
  'mac_address mem_limit mem_reservation mem_swappiness memswap_limit models network_mode networks oom_kill_disable ' +
  'oom_score_adj pid pids_limit platform ports post_start pre_stop privileged profiles provider pull_policy ' +
  'pull_refresh_after read_only restart runtime scale secrets security_opt shm_size stdin_open stop_grace_period stop_signal ' +
  'storage_opt sysctls tmpfs tty ulimits use_api_socket user userns_mode uts volumes volumes_from working_dir'
).split(' ');

/** Keys of blocks in a service. */
const blockKeys: Readonly<Record<string, readonly string[]>> = {
  healthcheck: ['disable', 'interval', 'retries', 'start_interval', 'start_period', 'test', 'timeout'],
  deploy: 'endpoint_mode labels mode placement replicas resources restart_policy rollback_config update_config'.split(
    ' ',
  ),
  logging: ['driver', 'options'],
};

/** Keys of a block that the specification does not have. */
const unknownKeys = (file: ParsedFile, block: Tree | undefined, known: readonly string[]) =>
  entriesOf(block)
    .filter(({name}) => !known.includes(name) && !name.startsWith('x-') && name !== '<<')
    .map(({name, at, bare}) => ({
      file,
      name,
      at,
      bare,
      near: bare ? undefined : nearest(name, known),
      has: (key: string) => valueOf(block, key),
    }));

export const composeKey: Rule = {
  certainty: 'wrong',
  otherwise: 'suspect',
  title: 'Unknown key in a Compose file',
  why: 'Docker Compose rejects a file with a key that it does not know. A warning means that a later version of Docker Compose might know the key. Your own keys must begin with `x-`.',
  todo: 'Correct the key. Also check its indentation.',
  help: install,
  check: each(
    (input) =>
      composeFiles(input).flatMap((file) =>
        file.trees.flatMap((tree) => [
          ...unknownKeys(file, tree, topKeys),
          ...entriesOf(valueOf(tree, 'services')).flatMap(({value}) => [
            ...unknownKeys(file, value, serviceKeys),
            ...Object.entries(blockKeys).flatMap(([name, keys]) => unknownKeys(file, valueOf(value, name), keys)),
          ]),
        ]),
      ),
    // Without a similar key, it can be a key of a later version of Compose.
    ({name, at, bare, near, has}) => ({
      ...(near && has(near)
        ? {at, message: `\`${name}\` is not a valid key here. The block already has \`${near}\`.`}
        : unknownName(at, `${bare ? 'This' : `\`${name}\``} is not a valid key here.`, near)),
      certainty: near ? undefined : 'suspect',
    }),
  ),
};

/** Named volumes of a service: the part before the first colon, unless it is a path. */
const volumesIn = (tree: Tree | undefined): Reference[] =>
  itemsOf(tree).flatMap((item) => {
    const type = textOf(valueOf(item, 'type'));
    const name = type ? textOf(valueOf(item, 'source')) : /^([\w][\w.-]+):/.exec(textOf(item) ?? '')?.[1];
    return type === undefined || type === 'volume' ? [{name, at: item.at}] : [];
  });

/** References of a service, with the block in which each must be defined. */
const references = ({file, tree}: Container) =>
  [
    ...['services', 'networks', 'secrets', 'configs'].map((block) => ({
      block,
      found: namesIn(valueOf(tree, block === 'services' ? 'depends_on' : block)),
    })),
    {block: 'volumes', found: volumesIn(valueOf(tree, 'volumes'))},
  ].flatMap(({block, found}) => found.map((reference) => ({file, block, ...reference})));

/** Whether a Compose file extends another one, which might not be open: by its name, or because it is one of several. */
const isAddition = ({name}: ParsedFile, input: Input): boolean => {
  const isMain = /(?:^|[\\/])(?:docker-)?compose\.ya?ml$/i.test(name);
  const isNamedSo = /(?:^|[\\/])(?:docker-)?compose\..+\.ya?ml$|\boverride\.ya?ml$/i.test(name);
  return isNamedSo || (!isMain && composeFiles(input).length > 1);
};

export const composeReference: Rule = {
  certainty: 'wrong',
  otherwise: 'suspect',
  title: 'Name that no Compose file defines',
  why: 'Docker Compose does not start a stack that refers to a name that none of its files defines.',
  todo: 'Define it at the top level of a Compose file, or correct the name.',
  help: install,
  check: each(
    (input) => servicesOf(input).flatMap(references),
    ({file, block, name, at}, input) => {
      const trees = composeFiles(input).flatMap((one) => one.trees);
      const defined = trees.flatMap((tree) => entriesOf(valueOf(tree, block)).map((entry) => entry.name));
      const isKnown = !name || name.includes('$') || defined.includes(name);
      if (isKnown || trees.some((tree) => valueOf(tree, 'include')) || (block === 'networks' && name === 'default')) {
        return undefined;
      }
      const isElsewhere = isAddition(file, input);
      const where = isElsewhere ? ' Another file must define it.' : '';
      const message = `This name is not defined under \`${block}\` in the open Compose files.${where}`;
      const near = nearest(name, defined);
      const fix = near ? correction(file, at, name, near) : undefined;
      return {at, message: message + didYouMean(near), certainty: isElsewhere ? 'suspect' : undefined, fix};
    },
  ),
};

/** The least amount of memory with which Docker starts a container, in bytes. */
const leastMemory = 6 * 1024 ** 2;

const isRestart = (text: string): boolean => /^(?:no|always|unless-stopped|on-failure(?::\d+)?|false)$/.test(text);
const isMemory = (text: string): boolean => /^\d+(?:\.\d+)?\s*(?:[kmgt]i?)?b?$/i.test(text);
const isEnough = (text: string): boolean => !/^\d+b?$/i.test(text) || Number.parseInt(text, 10) >= leastMemory;
const isDuration = (text: string): boolean => /^(?:\d+(?:\.\d+)?(?:us|ms|[smhdw]))+$/.test(text);
const isNumber = (text: string): boolean => /^\d*\.?\d+$/.test(text);
/** A port, or a range, with what can stand around it: `127.0.0.1:8080:80/tcp`. */
const isPort = (text: string): boolean =>
  /^(?:(?:[\d.]+|\[[\da-f:]+\]):)?(?:[\d-]*:)?\d+(?:-\d+)?(?:\/(?:tcp|udp|sctp))?$/i.test(text);
const isCondition = (text: string): boolean =>
  ['service_started', 'service_healthy', 'service_completed_successfully'].includes(text);
/** Keys of a service with a list, or with a block whose names are the entries. */
const listKeys = ['ports', 'expose', 'volumes', 'networks', 'depends_on', 'environment', 'secrets', 'configs'];

/** What Docker Compose rejects in a service. */
function invalidIn({file, name, at, tree, ports}: Container, input: Input) {
  const isComplete = ['image', 'build', 'extends', 'provider', '<<'].some((key) => valueOf(tree, key));
  const invalidOf = (values: readonly Tree[], isValid: (text: string) => boolean, message: string) =>
    values
      .filter((value) => !/\$/.test(textOf(value) ?? '$') && !isValid(textOf(value)!))
      .map((value) => ({at: value.at, message}));
  const invalid = (block: Tree | undefined, keys: string[], isValid: (text: string) => boolean, message: string) =>
    invalidOf(
      keys.flatMap((key) => valueOf(block, key) ?? []),
      isValid,
      message,
    );
  const amount = 'such as `4g` or `512m`.';
  const noDuration = 'Expected a duration such as `30s` or `1m`.';
  return [
    ...(isComplete || isAddition(file, input)
      ? []
      : [{at, message: `The service \`${name}\` needs \`image\` or \`build\`.`}]),
    ...itemsOf(valueOf(tree, 'environment'))
      .filter(({type}) => type === 'map')
      .map((item) => ({at: item.at, message: 'Expected `- NAME=value`, or `NAME: value` without the hyphen.'})),
    ...ports
      .filter(({host = 1, container = 1}) => Math.max(host, container) > 65_535)
      .map((port) => ({at: port.at, message: 'Expected a port up to 65535.'})),
    ...invalidOf(itemsOf(valueOf(tree, 'ports')), isPort, 'Expected a port such as `8080` or `8080:80`.'),
    ...invalid(tree, listKeys, (text) => text === '', 'Expected a list: one entry in each line, after a hyphen.'),
    ...entriesOf(valueOf(tree, 'depends_on')).flatMap(({value}) =>
      invalid(
        value,
        ['condition'],
        isCondition,
        'Expected `service_started`, `service_healthy` or `service_completed_successfully`.',
      ),
    ),
    ...invalid(tree, ['cpus'], isNumber, 'Expected a number such as `2` or `0.5`.'),
    ...invalid(tree, ['restart'], isRestart, 'Expected `no`, `always`, `on-failure` or `unless-stopped`.'),
    ...invalid(tree, ['mem_limit', 'mem_reservation', 'shm_size'], isMemory, `Expected an amount ${amount}`),
    ...invalid(
      tree,
      ['mem_limit', 'mem_reservation'],
      isEnough,
      `Without a unit, the amount is in bytes. Expected at least \`6m\`, ${amount}`,
    ),
    ...invalid(tree, ['stop_grace_period'], isDuration, noDuration),
    ...invalid(
      valueOf(tree, 'healthcheck'),
      ['interval', 'timeout', 'start_period', 'start_interval'],
      isDuration,
      noDuration,
    ),
  ];
}

export const composeValue: Rule = {
  certainty: 'wrong',
  title: 'Value that Docker Compose rejects',
  why: 'Docker Compose does not start a stack with an invalid or missing value in a service.',
  todo: 'Correct the value. `docker compose config` shows whether Docker Compose accepts the file.',
  help: install,
  check: each(servicesOf, invalidIn),
};

export const healthcheck: Rule = {
  certainty: 'suspect',
  title: 'Condition on a service without a health check',
  why: 'Docker Compose waits until the service is healthy. If neither its file nor its image has a health check, the start fails (`has no healthcheck configured`).',
  todo: 'Add a `healthcheck` to the service, unless its image has one.',
  help: 'installation/docker-compose#keep-jobs-in-mariadb',
  check: each(servicesOf, ({name, tree}, input) =>
    entriesOf(valueOf(tree, 'depends_on')).flatMap(({name: other, value}) => {
      const condition = valueOf(value, 'condition');
      const blocks = servicesOf(input).filter((service) => service.name === other);
      const isSilent = blocks.some((block) => ['healthcheck', 'extends', '<<'].some((key) => valueOf(block.tree, key)));
      return textOf(condition) !== 'service_healthy' || blocks.length === 0 || isSilent
        ? []
        : {
            at: condition!.at,
            message: `\`${name}\` waits for \`${other}\` to be healthy, but \`${other}\` has no \`healthcheck\` in this file; the image may have one.`,
          };
    }),
  ),
};

export const portTwice: Rule = {
  certainty: 'wrong',
  title: 'Port of the host published twice',
  why: 'Only one container can use a port of the host. The second one does not start (`port is already allocated`).',
  todo: 'Publish one of them at a different port.',
  help: install,
  check: each(
    (input) => {
      const ports = servicesOf(input)
        .filter(({tree}) => !valueOf(tree, 'profiles'))
        .flatMap(({file, name, ports: own}) => own.map((port) => ({file, service: name, ...port})));
      return repeated(
        ports,
        ({host, binding}) => (host === undefined ? undefined : `${binding} ${host}`),
        ({file}) => file,
      );
    },
    ({file, item, first}) => ({
      at: item.at,
      message: `The service \`${first.service}\` in line ${lineOf(file, first.at)} publishes the same port.`,
    }),
  ),
};

export const registrySlash: Rule = {
  certainty: 'wrong',
  title: 'Slash missing between registry and image',
  why: 'Docker Compose puts the registry and the image name together as they are. Without a slash between them, the image does not exist.',
  todo: 'End the registry with `/`.',
  help: install,
  check: (input) => {
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
        const message = `\`${name}\` does not end with \`/\`, but a Compose file appends the name of an image to it.`;
        return {file, at, message};
      });
    const images = services.flatMap(({file, image}): Hit[] => {
      const found = input.knowledge.images.find(
        ({name}) => image?.name.endsWith(name) && /\.\w*$/.test(image.name.slice(0, -name.length)),
      );
      return found ? [{file, at: image!.at, message: `There is no \`/\` before \`${found.name}\`.`}] : [];
    });
    return [...ends, ...images];
  },
};
