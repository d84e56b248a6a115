/**
 * Stands for `kubectl` and `oc` in the tests of the order of the components. The cluster is the file FAKE_CLUSTER:
 *   deployments   of each name: its image, replicas, and whether its pods are ready
 *   broken        names whose pods never get ready
 *   wrong         what must not happen: pods of the controller that start before others are ready, or two at a time
 * Pods get ready only when a command waits for them. The real `kubectl`, found on REAL_PATH, renders the files.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
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

async function apply() {
  const {parseAllDocuments} = await import('yaml');
  const rendering = {env: {...process.env, PATH: REAL_PATH}, encoding: 'utf8'};
  const text = execFileSync('kubectl', ['kustomize', args[args.indexOf('-k') + 1]], rendering);
  for (const {kind, metadata, spec} of parseAllDocuments(text).map((document) => document.toJS())) {
    if (kind === 'Deployment') {
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

const scale = (name) => set(name, {...cluster.deployments[name], replicas: Number(option('replicas'))});

const verbs = {
  apply,
  scale: () => (words.includes('deployment') ? Object.keys(cluster.deployments) : named).forEach(scale),
  'rollout restart': () => named.forEach(start),
  'rollout status': () => waitForPods(named),
  'delete persistentvolumeclaim': () => {},
};

const verb = Object.keys(verbs).find((one) => words.join(' ').startsWith(one));
try {
  await verbs[verb]();
} catch (error) {
  process.stderr.write(`kubectl ${words.join(' ')}: ${error.message}\n`);
  process.exitCode = verb === undefined ? 64 : 1;
}
writeFileSync(FAKE_CLUSTER, JSON.stringify(cluster));
