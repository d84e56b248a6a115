// cspell:ignore dclint
/**
 * Writes `src/check/knowledge/shapes/`: the keys and kinds of values of Compose files and Kubernetes manifests, from packages that ship the
 * published schemas. `npx tsx scripts/shapes.ts` takes the newest packages, `--check` only says whether they have other keys. Needs the internet.
 */
import {execFileSync, execSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {tellFailures} from './lib/failure';
import {commandFile} from './lib/run';

tellFailures();

type Types = Record<string, Record<string, string>>;
interface Schema {
  $ref?: string;
  type?: string | string[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
}

/** Keys that the Compose Specification has had since the schema of the package, by type. From the history of compose-go, June 2026. */
const laterCompose: Types = {
  service: {pre_start: '[]pre_start_hook'},
  pre_start_hook: {
    command: 'scalar|[]scalar',
    environment: '{}scalar|[]scalar',
    image: 'scalar',
    per_replica: 'scalar',
    privileged: 'scalar',
    user: 'scalar',
    working_dir: 'scalar',
  },
  'service.build': {no_cache_filter: 'scalar|[]scalar'},
};

/** Compose takes a text for each number and boolean, because it replaces variables first. */
const composeScalars = ['string', 'number', 'integer', 'boolean'];

function composeTypes(folder: string): Types {
  const text = readFileSync(path.join(folder, 'schemas/compose.schema.json'), 'utf8');
  const root = JSON.parse(text) as Schema & {definitions: Record<string, Schema>};
  const types: Types = {};
  const union = (parts: string[]): string =>
    [...new Set(parts.flatMap((part) => (part === '' ? [] : part.split('|'))))].sort().join('|');
  const typeOf = (schema: Schema, name: string): string => {
    if (schema.$ref !== undefined) {
      const target = path.basename(schema.$ref);
      return typeOf(root.definitions[target]!, target);
    }
    if (schema.oneOf) {
      return union(schema.oneOf.map((one) => typeOf(one, name)));
    }
    const found = [schema.type ?? []].flat();
    // No value is always allowed.
    const given = found.filter((kind) => kind !== 'null');
    return found.length === 0 ? 'any' : union(given.map((kind) => kindOf(schema, kind, name)));
  };
  const kindOf = (schema: Schema, kind: string, name: string): string => {
    if (composeScalars.includes(kind)) {
      return 'scalar';
    }
    if (kind === 'array') {
      return `[]${typeOf(schema.items ?? {}, `${name}[]`)}`.replaceAll('|', '|[]');
    }
    const own = Object.entries(schema.patternProperties ?? {}).find(([pattern]) => pattern !== '^x-')?.[1];
    const {additionalProperties: more = true, properties} = schema;
    if (!properties) {
      const rest = own ?? (typeof more === 'object' ? more : {});
      return `{}${typeOf(rest, `${name}.*`)}`.replaceAll('|', '|{}');
    }
    if (!types[name]) {
      const keys: Types[string] = more === false ? {} : {'*': 'any'};
      types[name] = keys;
      for (const [key, value] of Object.entries(properties)) {
        keys[key] = typeOf(value, `${name}.${key}`);
      }
    }
    return name;
  };
  typeOf(root, 'Compose');
  for (const [name, keys] of Object.entries(laterCompose)) {
    types[name] = {...types[name], ...keys};
  }
  return types;
}

/** Kinds of the readers' manifests. */
const kinds = (
  'ClusterRole ClusterRoleBinding ConfigMap CronJob DaemonSet Deployment HorizontalPodAutoscaler Ingress Job LimitRange Namespace NetworkPolicy ' +
  'PersistentVolume PersistentVolumeClaim Pod PodDisruptionBudget ReplicaSet ResourceQuota Role RoleBinding Secret Service ServiceAccount StatefulSet'
).split(' ');

/** Texts that are quantities, which the package does not tell apart. */
const quantities = /^(?:limits|requests|hard|capacity|sizeLimit|max|min|default|defaultRequest|averageValue|divisor)$/;

/** A type of the package in our notation. */
function kubernetesType(key: string, type: string, format: string): string {
  const map = /^\{ \[key: string\]: (.*); \}$/.exec(type)?.[1];
  const list = /^Array<(.*)>$/.exec(type)?.[1];
  if (map !== undefined || list !== undefined) {
    return `${map === undefined ? '[]' : '{}'}${kubernetesType(key, (map ?? list)!, format)}`;
  }
  if (type === 'string') {
    return quantities.test(key) ? 'quantity' : format === 'byte' ? 'base64' : 'string';
  }
  const simple: Record<string, string> = {Date: 'string', IntOrString: 'integer|text'};
  return type === 'number' ? (format.startsWith('int') ? 'integer' : 'number') : (simple[type] ?? type);
}

function kubernetesTypes(folder: string) {
  const models = path.join(folder, 'dist/gen/models');
  const apis = path.join(folder, 'dist/gen/apis');
  const names = new Set(readdirSync(models));
  const versions: Record<string, Record<string, string>> = {};
  for (const file of readdirSync(apis).filter((name) => /V\d\w*Api\.js$/.test(name))) {
    const text = readFileSync(path.join(apis, file), 'utf8');
    const version = /'\/apis?\/([^']*?\/?v\d\w*)\//.exec(text)?.[1];
    for (const [, model = ''] of text.matchAll(/deserialize\([^"]*"(\w+)"/g)) {
      const kind = model.replace(/^[A-Z][a-z]*(?=V\d)/, '').replace(/^V\d+(?:(?:alpha|beta)\d+)?/, '');
      const own = version && names.has(`${model}.js`) && readFileSync(path.join(models, `${model}.d.ts`), 'utf8');
      if (own && /'kind'/.test(own) && !/List$|^(?:Status|Scale|APIResource|APIGroup|Eviction)/.test(kind)) {
        versions[kind] = {...versions[kind], [version]: model};
      }
    }
  }
  const types: Types = {};
  const add = (model: string): void => {
    const file = path.join(models, model);
    if (types[model] || !names.has(`${model}.js`)) {
      return;
    }
    types[model] = {};
    const needed = new Set(
      Array.from(readFileSync(`${file}.d.ts`, 'utf8').matchAll(/^ {4}'(\S+)':/gm), ([, key]) => key),
    );
    const text = readFileSync(`${file}.js`, 'utf8');
    for (const [, key = '', type = '', format = ''] of text.matchAll(
      /"baseName": "([^"]+)",\s*"type": "([^"]+)",\s*"format": "([^"]*)"/g,
    )) {
      types[model][key] = (needed.has(key) ? '!' : '') + kubernetesType(key, type, format);
      add(type.replace(/^.*?(\w+)[>; }]*$/, '$1'));
    }
  };
  for (const model of kinds.flatMap((kind) => Object.values(versions[kind] ?? {}))) {
    add(model);
  }
  // The server fills in the state of an object.
  for (const name of Object.keys(types).filter((one) => /Status$|^V1ManagedFieldsEntry$|Condition$/.test(one))) {
    delete types[name];
  }
  const kept = JSON.stringify(types).replaceAll(
    /"(\[\]|\{\})?(V\d\w*)"(?!:)/g,
    (all, mark: string | undefined, name: string) => (types[name] ? all : `"${mark ?? ''}any"`),
  );
  const release = /release-([\d.]+)/.exec(readFileSync(path.join(models, 'V1Pod.js'), 'utf8'))?.[1];
  return {release, types: JSON.parse(kept) as Types, kinds: versions};
}

const sources = {
  compose: {name: 'dclint', of: 'Compose Specification', read: (folder: string) => ({types: composeTypes(folder)})},
  kubernetes: {name: '@kubernetes/client-node', of: 'Kubernetes API', read: kubernetesTypes},
};

/** Runs npm by a shell, because it is a shell script on Windows. */
const npm = (folder: string, args: string): string => execSync(`npm ${args}`, {cwd: folder, encoding: 'utf8'}).trim();
const {check} = parseArgs({options: {check: {type: 'boolean'}}}).values;
for (const [id, {name, of, read}] of Object.entries(sources)) {
  const target = `src/check/knowledge/shapes/${id}.json`;
  const scratch = mkdtempSync(path.join(tmpdir(), 'shapes-'));
  const version = npm(scratch, `view ${name} version`);
  const packed = npm(scratch, `pack --silent ${name}@${version}`);
  execFileSync('tar', ['-xzf', path.join(scratch, packed), '-C', scratch]);
  const times = JSON.parse(npm(scratch, `view ${name} time --json`)) as Record<string, string>;
  const origin = {source: `${of}, in the npm package ${name}`, licence: 'Apache-2.0', version};
  const shapes = {...origin, date: times[version]!.slice(0, 10), ...read(path.join(scratch, 'package'))};
  rmSync(scratch, {recursive: true});
  if (check) {
    const own = JSON.parse(readFileSync(target, 'utf8')) as typeof shapes;
    const isSame = JSON.stringify(own.types) === JSON.stringify(shapes.types);
    console.log(`${of}: ${own.version} of ${own.date}, newest ${version}: ${isSame ? 'the same keys' : 'other keys'}`);
    process.exitCode = isSame ? process.exitCode : 1;
  } else {
    writeFileSync(target, `${JSON.stringify(shapes)}\n`);
    execFileSync(process.execPath, [commandFile('prettier'), '--write', target]);
  }
}
