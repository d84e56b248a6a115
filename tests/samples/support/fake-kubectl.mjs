/**
 * Stands for `kubectl` and `oc` in the tests of the order of the components. The cluster is the file FAKE_CLUSTER:
 *   deployments   of each name: its image, replicas, and whether its pods are ready
 *   broken        names whose pods never get ready, or whose pods never end when they are stopped. `evicted`: each component has a failed pod,
 *                 which stays when it is stopped. For a copy of the documents: `tar` fails
 *                 after a part (`tar`), or the connection ends after a part (`stream`); kubectl reports neither
 *   wrong         what must not happen: pods of the controller that start before others are ready, or two at a time, and data that is
 *                 changed under a component that runs
 *   data          content of each claim: of `flow-store` the folder with that name, of `flow-database` a text
 *   snapshots     of each name: the folder with its documents
 *   secrets       values of the Secrets
 *   pods          pods without a Deployment
 * Pods get ready only when a command waits for them. The real `kubectl`, found on REAL_PATH, renders the files.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';

const {FAKE_CLUSTER, REAL_PATH} = process.env;
const cluster = JSON.parse(readFileSync(FAKE_CLUSTER, 'utf8'));
const args = process.argv.slice(2);
const option = (name) => args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const words = args.filter((one, index) => !one.startsWith('-') && !/^(?:-n|--namespace|-k)$/.test(args[index - 1]));
const named = words.flatMap((one) => /^deployment\/(.*)/.exec(one)?.[1] ?? []);

/** New pods of a deployment. */
function start(name) {
  cluster.deployments[name].ready = false;
  const others = Object.entries(cluster.deployments).filter(([other]) => other !== 'flow-controller');
  const missing = others.filter(([, {replicas, ready}]) => replicas === 0 || !ready).map(([other]) => other);
  if (name === 'flow-controller' && missing.length > 0) {
    cluster.wrong.push(`the controller starts without ${missing.join(', ')}`);
  }
}

/** An error, and what must not happen. */
function wrongly(message) {
  cluster.wrong.push(message);
  throw new Error(message);
}

/** Components that still have a pod with one of these names. One that is broken does not end. */
const running = (names) =>
  names.filter((name) => cluster.deployments[name]?.replicas > 0 || cluster.broken.includes(`${name} ends`));

/** A directory as the root of a volume: it belongs to somebody else, and the group of the pods may write to it. */
function newFolder() {
  const path = mkdtempSync(join(dirname(FAKE_CLUSTER), 'volume-'));
  chmodSync(path, 0o2770);
  return path;
}

/** As the user and the group of `store-shell.yaml`, if the tests run as root, who is the owner of the volumes. */
const asPod = process.getuid() === 0 ? ['setpriv', '--reuid=999', '--regid=0', '--clear-groups', '--'] : [];

/** A new claim: empty, or with the documents of a snapshot. */
function claim(name, source) {
  if (source && !(source.name in cluster.snapshots)) {
    throw new Error(`no snapshot ${source.name}`);
  }
  if (name in cluster.data) {
    return false;
  }
  if (name === 'flow-store') {
    const folder = newFolder();
    cluster.data[name] = folder;
    if (source) {
      cpSync(cluster.snapshots[source.name], folder, {recursive: true});
    }
  } else {
    cluster.data[name] = '';
  }
  return true;
}

function set(name, {image, replicas, strategy}) {
  const before = cluster.deployments[name] ?? {replicas: 0, ready: false};
  const isNew = before.image !== image;
  cluster.deployments[name] = {image, replicas, ready: before.ready && replicas > 0};
  if (name === 'flow-controller' && (replicas > 1 || (isNew && before.replicas > 0 && strategy !== 'Recreate'))) {
    cluster.wrong.push('two controllers run');
  }
  if (replicas > 0 && (isNew || before.replicas === 0)) {
    start(name);
  }
}

async function objects(text) {
  const {parseAllDocuments} = await import('yaml');
  return parseAllDocuments(text).map((document) => document.toJS());
}

/** The objects of `-k`. */
async function rendered() {
  const rendering = {env: {...process.env, PATH: REAL_PATH}, encoding: 'utf8'};
  return objects(execFileSync('kubectl', ['kustomize', args[args.indexOf('-k') + 1]], rendering));
}

const valuesOf = (all) =>
  Object.fromEntries(
    all
      .filter(({kind}) => kind === 'Secret')
      .flatMap(({metadata, stringData}) =>
        Object.entries(stringData).map(([key, value]) => [`${metadata.name}/${key}`, value]),
      ),
  );

/** Always finds differences, as before a restore, and masks the values of Secrets like the real one. */
async function diff() {
  if (cluster.broken.includes('diff')) {
    throw Object.assign(new Error('forbidden'), {status: 2});
  }
  for (const [key, value] of Object.entries(valuesOf(await rendered()))) {
    const name = key.split('/')[1];
    const isChanged = key in cluster.secrets && cluster.secrets[key] !== value;
    process.stdout.write(isChanged ? `-  ${name}: '*** (before)'\n+  ${name}: '*** (after)'\n` : `   ${name}: '***'\n`);
  }
  throw Object.assign(new Error('differences'), {status: 1});
}

async function apply() {
  if (!args.includes('-k')) {
    return;
  }
  const all = await rendered();
  Object.assign(cluster.secrets, valuesOf(all));
  const [, selected] = /name=(\S+)/.exec(args[args.indexOf('-l') + 1] ?? '') ?? [];
  for (const {kind, metadata, spec} of all) {
    if (selected !== undefined && metadata.labels?.['app.kubernetes.io/name'] !== selected) {
      continue;
    }
    if (kind === 'PersistentVolumeClaim') {
      claim(metadata.name);
    } else if (kind === 'Pod') {
      if (running(['flow-store']).length > 0) {
        wrongly(`${metadata.name} opens a volume that the data store uses`);
      }
      cluster.pods.push(metadata.name);
    } else if (kind === 'Deployment') {
      const {image} = spec.template.spec.containers[0];
      set(metadata.name, {image, replicas: spec.replicas ?? 1, strategy: spec.strategy?.type});
    }
  }
}

function waitForPods([name]) {
  const deployment = cluster.deployments[name];
  if (option('timeout') === undefined) {
    cluster.wrong.push(`nothing ends the wait for ${name}`);
  }
  if (deployment.replicas > 0 && cluster.broken.includes(name)) {
    throw new Error('error: timed out waiting for the condition');
  }
  // The real one takes no pods for a success too.
  deployment.ready = deployment.replicas > 0;
}

/** Claims, and snapshots with a name of their own. */
async function create() {
  const file = args[args.indexOf('-f') + 1];
  for (const {kind, metadata, spec} of await objects(readFileSync(file === '-' ? 0 : file, 'utf8'))) {
    if (kind === 'VolumeSnapshot') {
      const name = `${metadata.generateName}a1b2c`;
      cluster.snapshots[name] = newFolder();
      cpSync(cluster.data[spec.source.persistentVolumeClaimName], cluster.snapshots[name], {recursive: true});
      process.stdout.write(`volumesnapshot.snapshot.storage.k8s.io/${name}\n`);
    } else if (!claim(metadata.name, spec.dataSource)) {
      throw new Error('AlreadyExists');
    }
  }
}

/** Waits until there is no pod, until a pod is ready, or until a snapshot is. */
function waitFor() {
  if (option('timeout') === undefined) {
    cluster.wrong.push('nothing ends a wait');
  }
  const names = args.join(' ').match(/(?<=name(?:=| in ).*)flow-[a-z]+/g) ?? [];
  const [, kind, thing] = /(pod|volumesnapshot)[\w.]*\/(\S+)/.exec(args.join(' ')) ?? [];
  const isLate =
    option('for') === 'delete'
      ? running(names).length > 0 ||
        (cluster.broken.includes('evicted') && !option('field-selector')?.includes('!=Failed'))
      : kind === 'pod'
        ? !cluster.pods.includes(thing) || cluster.broken.includes(thing)
        : !(thing in cluster.snapshots) || cluster.broken.includes('snapshot');
  if (isLate) {
    throw new Error('error: timed out waiting for the condition');
  }
}

/** Deletes a claim, which waits for the pods that use it. */
function deleteClaim() {
  const name = words.at(-1);
  if (running([name]).length > 0 || cluster.pods.some((pod) => pod.startsWith(`${name}-`))) {
    throw new Error('error: timed out waiting for the condition');
  }
  if (running(['flow-controller']).length > 0) {
    wrongly(`the controller loses ${name}`);
  }
  delete cluster.data[name];
}

/** The temporary files of a pod, which are lost with it. */
function podFolder(name) {
  const path = join(dirname(FAKE_CLUSTER), `pod-${name}`);
  mkdirSync(path, {recursive: true});
  chmodSync(path, 0o777);
  return path;
}

/** A directory with a `tar` that fails at a file that it cannot read, for which it writes zeros like the real one. */
function brokenTar() {
  const path = newFolder();
  writeFileSync(join(path, 'tar'), `#!/bin/sh\nPATH='${REAL_PATH}'; tar "$@"; exit 2\n`);
  chmodSync(join(path, 'tar'), 0o755);
  return path;
}

/** Runs a command in the volume of the data store, or in MariaDB. */
function exec() {
  const command = args.slice(args.indexOf('--') + 1);
  const [place] = words.filter((one) => one.startsWith('flow-store-shell') || one.startsWith('deployment/'));
  if (place === 'flow-store-shell') {
    const volume = cluster.data['flow-store'];
    const isShell = /sh$/.test(command[0]);
    const temporary = podFolder('flow-store-shell');
    const [program, ...rest] = [...asPod, ...command].map((one) =>
      one.replaceAll(/\/store|\/tmp/g, (path) =>
        path === '/store' ? (isShell ? '"$VOLUME"' : volume) : isShell ? '"$POD"' : temporary,
      ),
    );
    const isCopy = command.join(' ').includes('-cf -');
    const breaks = (way) => isCopy && cluster.broken.includes(way);
    const tools = breaks('tar') ? `${brokenTar()}:${REAL_PATH}` : REAL_PATH;
    const env = {...process.env, PATH: tools, VOLUME: volume, POD: temporary};
    const stdio = ['inherit', breaks('stream') ? 'pipe' : 'inherit', 'inherit'];
    const {status, stdout} = spawnSync(program, rest, {stdio, env});
    // Both ends of a connection that breaks off can look like a success.
    process.stdout.write(stdout?.subarray(0, stdout.lastIndexOf('second') + 3) ?? '');
    process.exitCode = isCopy ? 0 : status;
    return;
  }
  if (place === 'deployment/flow-store') {
    if (!cluster.deployments['flow-store'].ready) {
      throw new Error('no data store');
    }
    const [program, ...rest] = command.map((one) => one.replaceAll('/data/neverpile-eureka_default', '"$VOLUME"'));
    const env = {...process.env, PATH: REAL_PATH, VOLUME: cluster.data['flow-store']};
    process.exitCode = spawnSync(program, rest, {stdio: 'inherit', env}).status;
    return;
  }
  if (!cluster.deployments['flow-database'].ready) {
    throw new Error('no database');
  }
  if (running(['flow-controller']).length > 0) {
    wrongly('the database changes under the controller');
  }
  if (command.join(' ').includes('ALTER USER')) {
    return;
  }
  cluster.data['flow-database'] = command.join(' ').includes('DROP') ? 'dropped' : readFileSync(0, 'utf8');
}

function scale(names) {
  if (!names.every((name) => name in cluster.deployments)) {
    throw new Error('no objects passed to scale');
  }
  names.forEach((name) => set(name, {...cluster.deployments[name], replicas: Number(option('replicas'))}));
}

const verbs = {
  apply,
  scale: () => scale(words.includes('deployment') ? Object.keys(cluster.deployments) : named),
  'rollout restart': () => named.forEach(start),
  'rollout status': () => waitForPods(named),
  'delete persistentvolumeclaim': deleteClaim,
  'delete pod': () => {
    cluster.pods = cluster.pods.filter((name) => !words.includes(name));
    words.forEach((name) => rmSync(join(dirname(FAKE_CLUSTER), `pod-${name}`), {recursive: true, force: true}));
  },
  'delete ingress': () => {},
  'delete route': () => {},
  patch: () => {},
  'config current-context': () => {},
  diff,
  create,
  wait: waitFor,
  exec,
};

const verb = Object.keys(verbs).find((one) => words.join(' ').startsWith(one));
try {
  await verbs[verb]();
} catch (error) {
  process.stderr.write(`kubectl ${words.join(' ')}: ${error.message}\n`);
  process.exitCode = verb === undefined ? 64 : (error.status ?? 1);
}
writeFileSync(FAKE_CLUSTER, JSON.stringify(cluster));
