// cspell:ignore mariadbd mysqld tmpfs consoleconfig kmgt
/** Rules about stacks that start, but lose data, stop under load or let others in. */
import {textOf as settingText} from '../model/bind';
import {isChart} from '../model/kind';
import {allAt, itemsOf, scalar, scalarsOf, textOf, valueOf, type Tree} from '../model/tree';
import {blocksIn} from '../views/chart';
import {blocksOf, commandsOf, containersOf, type Container} from '../views/containers';
import {ownerOf, podOf, resourcesOf, scalersOf} from '../views/kubernetes';
import {kustomizationsOf} from '../views/listed';
import {isIn, meantFor, mountsOf} from '../views/mounts';
import {type Check, each, type Hit, type Input, when, whenIn} from './rule';
import {allSettingsOf, bytesOf, correction, isStack} from './words';

/** Data directories of the official images of databases. */
const databases: Readonly<Record<string, string>> = {
  mariadb: '/var/lib/mysql',
  mysql: '/var/lib/mysql',
  postgres: '/var/lib/postgresql',
};

/** Containers with an image of the product, or of a database beside them. */
const ours = (input: Input): readonly Container[] => {
  const isOurs = ({image}: Container): boolean => input.knowledge.images.some(({name}) => name === image?.name);
  return containersOf(input).filter((one) => isOurs(one) || (isStack(input) && (one.image?.name ?? '') in databases));
};

export const openPort: Check = each(
  (input) => ours(input).filter(({platform}) => platform === 'compose'),
  ({file, name, ports}) =>
    ports.flatMap(({host, binding, at}) => {
      const isOpen = /^(?:0\.0\.0\.0|\[?::\]?)? /.test(binding);
      const text = file.text.slice(at.start, at.end);
      const fix = /^["']?\d+:\d+(?:\/\w+)?["']?$/.test(text)
        ? correction(file, at, text, text.replace(/^(["']?)/, '$1127.0.0.1:'), 'Publish on this host only')
        : undefined;
      return when(host && isOpen, {at}, `\`${name}\` publishes this port to the whole network.`, {fix});
    }),
);

/** Whether a container of a database image runs the server, and not another program of the image. */
function isServer({platform, tree}: Container): boolean {
  const own = valueOf(tree, platform === 'kubernetes' ? 'command' : 'entrypoint');
  const options = valueOf(tree, platform === 'kubernetes' ? 'args' : 'command');
  const [first = ''] = options ? scalarsOf(options).map(({text}) => text) : [];
  return own === undefined && /^(?:$|-|mariadbd|mysqld|postgres|\$)/.test(first);
}

/** The volume at a folder of a container that ends with the pod, if there is one. */
function lostAt(path: string, {tree, pod}: Container, input: Input): Tree | undefined {
  const owner = ownerOf(pod, input);
  const [mount] = allAt(tree, 'volumeMounts[]').filter((one) => isIn(path, textOf(valueOf(one, 'mountPath')) ?? '-'));
  return allAt(owner && podOf(owner)?.spec, 'volumes[]').find(
    (one) => valueOf(one, 'emptyDir') && textOf(valueOf(one, 'name')) === textOf(valueOf(mount, 'name')),
  );
}

/** Databases and data stores in values of charts whose volume is turned off. */
const turnedOff: Check = ({files}) =>
  files.filter(isChart).flatMap((file) =>
    file.trees
      .flatMap((one) => blocksIn(one))
      .flatMap(({keys, tree}) => {
        const isData =
          keys.some((key) => /maria|mysql|postgres|database|store|eureka|minio/i.test(key)) &&
          keys.at(-1) === 'persistence';
        const off = valueOf(tree, 'enabled');
        const message = `\`${keys.join('.')}\` is off, so the data of this component goes with its pod.`;
        const advice = 'Jobs or documents are lost at the next update. Write `true`, unless this is a test.';
        return whenIn(isData && textOf(off) === 'false' && off, {file, at: off?.at ?? tree.at}, message, {advice});
      }),
  );

const unmounted: Check = each(ours, (container, input) => {
  const {image, tree} = container;
  const own = input.knowledge.images.find(({name}) => name === image?.name)?.mounts ?? [];
  const path = isServer(container) && !container.isPart ? databases[image?.name ?? ''] : undefined;
  const lost = [path ?? [], own.filter((one) => one.startsWith('/data/'))].flat();
  const found = lost.flatMap((one) => lostAt(one, container, input) ?? []);
  const blocks = blocksOf(container, input);
  const mounts = mountsOf(blocks);
  if (
    found.length > 0 ||
    path === undefined ||
    valueOf(tree, 'tmpfs') ||
    mounts.some((one) => isIn(one, path) || isIn(path, one))
  ) {
    const advice = 'Mount a PersistentVolumeClaim there, unless this is a test whose documents and jobs may get lost.';
    return when(found.length > 0, found[0], 'This volume is an `emptyDir`, so its data goes with the pod.', {advice});
  }
  const message = `This database has no volume at \`${path}\`, so its data goes with the container.`;
  const other = meantFor(path, mounts, true, blocks);
  return {...(other ?? container), message: other ? `${message} This entry mounts it elsewhere.` : message};
});

export const databaseVolume: Check = (input) => [...unmounted(input), ...turnedOff(input)];

export const containerUser: Check = each(ours, ({image, pod, tree}, input) => {
  const known = input.knowledge.images.find(({name}) => name === image?.name)?.user?.split(':')[0];
  const owner = ownerOf(pod, input);
  const [own, ofPod] = [tree, owner && podOf(owner)?.spec].map((one) => valueOf(one, 'securityContext', 'runAsUser'));
  const user = valueOf(tree, 'user') ?? own ?? ofPod;
  const isOther =
    known !== undefined && /^\d+(?::\d+)?$/.test(textOf(user) ?? '') && textOf(user)!.split(':')[0] !== known;
  return when(isOther, user, `The demo stack runs this image as the user \`${known}\`, not as this one.`);
});

/** Where the number of instances of a container stands: in its service, its workload, a kustomization or an autoscaler. */
function countsOf({file, tree, pod}: Container, input: Input): {file: Hit['file']; value: Tree | undefined}[] {
  const owner = ownerOf(pod, input);
  const scalers = owner ? scalersOf(owner, input) : [];
  return [
    {
      file,
      value: valueOf(tree, 'scale') ?? valueOf(tree, 'deploy', 'replicas') ?? valueOf(owner?.tree, 'spec', 'replicas'),
    },
    ...kustomizationsOf(input).flatMap((one) =>
      itemsOf(valueOf(one.tree, 'replicas'))
        .filter((item) => owner && textOf(valueOf(item, 'name')) === owner.name)
        .map((item) => ({file: one.file, value: valueOf(item, 'count')})),
    ),
    ...scalers.map((one) => ({file: one.file, value: valueOf(one.tree, 'spec', 'maxReplicas')})),
    ...resourcesOf(input)
      .filter((one) => one.isPart && owner && !owner.isPart && one.kind === owner.kind && one.name === owner.name)
      .map((one) => ({file: one.file, value: valueOf(one.tree, 'spec', 'replicas')})),
  ];
}

export const severalControllers: Check = (input) =>
  containersOf(input).flatMap((container): Hit[] => {
    const {file, pod} = container;
    const owner = ownerOf(pod, input);
    const block = valueOf(owner?.tree, 'spec', 'strategy');
    const strategy = valueOf(block, 'type');
    const isRolling =
      owner?.kind === 'Deployment' && !owner.isPart && ![textOf(strategy), textOf(block)].includes('Recreate');
    const isStopped = textOf(valueOf(owner?.tree, 'spec', 'replicas')) === '0';
    const counts = countsOf(container, input).filter(({value}) => Number(textOf(value)) > 1);
    const several = 'This starts several controllers, which then run the same jobs twice.';
    const one = `Set ${!owner || owner.isPart ? 'the number to 1' : '`replicas: 1`'}, and scale the workers instead.`;
    const message = 'An update starts the new controller before it stops the old one, and both run the same jobs.';
    const recreate = {advice: 'Set `strategy.type` to `Recreate`.'};
    // A file can change a service whose image another one has.
    const isController = blocksOf(container, input).some(({image}) =>
      input.knowledge.images.some(({name, component}) => component === 'controller' && name === image?.name),
    );
    return [
      ...counts.flatMap((count) =>
        whenIn(isController, {file: count.file, at: count.value!.at}, several, {advice: one}),
      ),
      ...whenIn(
        isController && isRolling && !isStopped,
        {file, at: strategy?.at ?? owner?.at ?? container.at},
        message,
        recreate,
      ),
    ];
  });

export const openEndpoint: Check = each(
  (input) => (isStack(input) ? allSettingsOf(input) : []),
  ({setting}) => {
    const {id, at, path, value} = setting;
    const text = settingText(setting)?.trim() ?? '';
    const isConsole = /^(?:h2consoleconfig|spring\.h2\.console)\.enabled$/.test(id) && /^(?:true|on|yes)$/i.test(text);
    const isAll = id.startsWith('management.endpoints.web.exposure.include') && text.split(/\s*,\s*/).includes('*');
    const what = isConsole ? 'the console of the database' : 'all management endpoints';
    const advice = isConsole
      ? 'Whoever reaches the port can read and change all data with the H2 console. Write `false`.'
      : 'Among them are `heapdump` and `env`, which contain passwords. List only those that you need, such as `health,prometheus`.';
    return when(isConsole || isAll, value ?? {at}, `\`${path}\` opens ${what}.`, {advice});
  },
);

/** Options of Java, with the text that contains them. */
const javaOptions = ({file, environment, tree}: Container) => [
  ...environment.flatMap((one) =>
    /^_?(?:JAVA|JDK)_(?:\w+_)?OPT(?:ION)?S$/.test(one.name) && one.value ? [{...one, tree: one.value}] : [],
  ),
  ...commandsOf(tree).map(({at, text}) => ({file, tree: scalar(at, text)})),
];

export const javaHeap: Check = each(
  (input) =>
    containersOf(input).flatMap((container) => {
      const limits = blocksOf(container, input).flatMap(({tree}) => [
        valueOf(tree, 'mem_limit'),
        valueOf(tree, 'deploy', 'resources', 'limits', 'memory'),
        valueOf(tree, 'resources', 'limits', 'memory'),
      ]);
      const limit = limits.flatMap((one) => bytesOf(textOf(one), container.platform) ?? [])[0];
      return javaOptions(container).map((options) => ({...options, limit}));
    }),
  ({tree, limit = Infinity}) => {
    const text = textOf(tree) ?? '';
    const sizes = Array.from(text.matchAll(/(?<=^|\s)-X(m[sx])(\S*)/gi));
    const isBroken = sizes.some(([all, , size = '']) => !/^-Xm/.test(all) || !/^\d+[kmgt]?$|\$/i.test(size));
    const of = (name: string): number | undefined => bytesOf(sizes.filter(([, one]) => one === name).at(-1)?.[2]);
    const [least, most] = [of('ms'), of('mx')];
    const noSize = 'Java cannot read the size behind `-Xmx` or `-Xms`, so it does not start.';
    const atLimit = 'The heap can grow to the whole memory limit of the container, and Java needs more than its heap.';
    const [found] = [
      ...when(isBroken, tree, noSize, {advice: 'Write it without a blank, with `m` or `g`, as in `-Xmx3g`.'}),
      ...when((least ?? 0) > (most ?? Infinity), tree, '`-Xms` is larger than `-Xmx`, so Java does not start.', {
        advice: '`-Xms` is the size at the start, `-Xmx` the largest one. Lower the first, or raise the second.',
      }),
      ...when((most ?? least ?? 0) >= limit, tree, atLimit, {
        advice:
          'The kernel then stops the container (`OOMKilled`, exit code 137). Leave about a quarter of the limit free: lower `-Xmx`, or raise the limit.',
        certainty: 'suspect',
      }),
    ];
    return found;
  },
);
