/** Extracts the knowledge of the checks from the product data. Runs in the build and in the command, never in the browser. */
import {versions} from '../../config/versions';
import {loadProduct} from '../../facts/load/load';
import type {Product} from '../../facts/schema';
import type {Ranged} from '../../facts/schema/common';
import {keyPages} from '../../facts/prepare/entries';
import {factName, factVersions, lastFactVersion} from '../../facts/versions';
import {canonical} from '../model/names';
import type {JsonSchema} from '../schemas/node';
import {requestSchema} from '../schemas/request';
import type {Types} from './shapes';
import composeShapes from './shapes/compose.json';
import kubernetesShapes from './shapes/kubernetes.json';
import moreShapes from './shapes/more.json';
import media from './mediaTypes.json';
import spring from './spring.json';

/** Order of the components. If several have a key, the first one describes it, and a file with the key is taken for its file. */
export const componentOrder = ['controller', 'worker', 'data-store', 'client', 'ui', 'source-scanner'];

/** Root keys of Spring Boot and its libraries, whose keys nobody lists completely. */
const frameworks = [...Object.keys(spring.keys), 'debug', 'trace', 'info', 'springdoc'];

/** The comparison form of a key, with the `[]` of lists. */
const idOf = (key: string): string =>
  key
    .split('.')
    .map((part) => canonical(part.replace('[]', '')) + (part.endsWith('[]') ? '[]' : ''))
    .join('.');

const range = ({since, until, unconfirmed}: Ranged): Ranged => ({since, until, unconfirmed});

const documentedKeys = ({properties}: Product) =>
  componentOrder.flatMap((component) =>
    (properties[component]?.properties ?? []).map((property) => {
      const {key, under = [], values, deprecation} = property;
      const type: string = property.type;
      return {
        component,
        /** As published, with `[]` for the entries of a list. */
        key,
        /** For comparison: the key, and the key below other parents. */
        ids: [key, ...under.map((parent) => `${parent}.${key}`)].map(idOf),
        type,
        values,
        successor: deprecation?.replacement,
        ...range(property),
        /** Its row or section, below `/docs/<version>/`. */
        help: `${keyPages[component]!}#${key}`,
      };
    }),
  );

type KnownKeys = ReturnType<typeof documentedKeys>;
interface SpringKeys {
  [name: string]: string | SpringKeys;
}

/** Keys of Spring Boot with their types. */
const springKeys = (keys: SpringKeys, path = ''): KnownKeys =>
  Object.entries(keys).flatMap(([name, type]) => {
    const key = path + name;
    const help = 'installation/general-configuration#how-spring-boot-reads-the-settings';
    return typeof type === 'string'
      ? [{component: 'spring', key, ids: [idOf(key)], type, values: undefined, successor: undefined, help}]
      : springKeys(type, `${key}.`);
  });

/** The keys of the components, then the other ones of Spring Boot. */
function knownKeys(product: Product): KnownKeys {
  const documented = documentedKeys(product);
  const ids = new Set(documented.flatMap((key) => key.ids));
  return [...documented, ...springKeys(spring.keys).filter((key) => !ids.has(key.ids[0]!))];
}

const fieldOf = ({type, enum: values, required, pattern}: JsonSchema, path: string) => ({
  /** Such as `items[].parts[]`. Empty for the whole request. */
  path,
  type: [type ?? []].flat()[0]!,
  values,
  required,
  pattern,
});

/** A request and its fields. */
function fieldsOf(schema: JsonSchema, path = ''): ReturnType<typeof fieldOf>[] {
  const {properties = {}, items} = schema;
  return [
    fieldOf(schema, path),
    ...Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, path === '' ? name : `${path}.${name}`)),
    ...(items ? fieldsOf(items, `${path}[]`) : []),
  ];
}

/** Types with those of `more.json`, which are more exact. */
const merged = (types: object, more: object): Types => {
  const [all, exact] = [types as Types, more as Types];
  return {...all, ...Object.fromEntries(Object.entries(exact).map(([name, keys]) => [name, {...all[name], ...keys}]))};
};

export const knowledgeOf = (product: Product) => ({
  /** Oldest first. `path` is that of their pages below `/docs/`, empty for the release. */
  versions: versions.map(({name, path}) => ({name: factName(name), path})).reverse(),
  release: lastFactVersion,
  components: componentOrder.map((name) => {
    const {label = name, file = 'application.yaml'} = product.properties[name] ?? {};
    return {name, label, file};
  }),
  keys: knownKeys(product),
  frameworks,
  workers: product.workers.workers
    .filter(({kind}) => kind === 'definition')
    .map((worker) => ({
      name: worker.name,
      processorClass: worker.processorClass,
      exitStatuses: worker.exitStatuses,
      /** Undefined if its parameters are not documented. */
      parameters: worker.parameters?.map(({name, type, values, fields}) => ({
        name,
        type,
        values,
        fields: fields?.map((field) => field.name),
      })),
    })),
  mediaTypes: media.types,
  infoTags: product['info-tags'].infoTags.map(({name}) => name),
  images: product.images.images.map(({name, component, tag, containerPort, mounts, user}) => ({
    name,
    component,
    tag,
    port: containerPort,
    mounts: mounts.map(({path}) => path),
    user,
  })),
  /** Names of environment variables and obsolete names. */
  names: product.identifiers.identifiers
    .filter(({kind, obsolete}) => kind === 'environment' || obsolete)
    .flatMap(({name = '', names = [name], kind, obsolete, deprecation}) =>
      names.map((one) => ({name: one, kind, obsolete, successor: deprecation?.replacement})),
    ),
  request: fieldsOf(requestSchema(product)),
  /** Published shapes of Compose files and manifests, with the version and date of their source. */
  shapes: {
    compose: {...composeShapes, types: composeShapes.types as Types},
    kubernetes: {
      ...kubernetesShapes,
      types: merged(kubernetesShapes.types, moreShapes.types),
      /** The types of each kind by `apiVersion`. */
      kinds: merged(kubernetesShapes.kinds, moreShapes.kinds),
    },
  },
});

export type Knowledge = ReturnType<typeof knowledgeOf>;
export type KnownKey = Knowledge['keys'][number];
export type KnownName = Knowledge['names'][number];
export type KnownWorker = Knowledge['workers'][number];
export type KnownParameter = NonNullable<KnownWorker['parameters']>[number];

/** The knowledge of all versions, as the page, the command and `check.mjs` load it. */
export const loadKnowledge = (): Knowledge => knowledgeOf(loadProduct(factVersions));
