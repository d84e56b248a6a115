import {parse} from 'yaml';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readYaml, root} from './files';

/** Some images of a stack, with the files that name them. */
export interface ImagePart {
  title: string;
  /** Files below `static/samples`. */
  samples?: readonly string[];
  /** Images that pages start themselves. */
  named?: readonly string[];
}

const {registry} = parse(readFileSync(join(root, 'product', 'images.yaml'), 'utf8')) as {registry: string};

/** Values of all keys `image`, wherever they are. */
function imagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'image' && typeof inner === 'string' ? [inner] : imagesIn(inner),
  );
}

/** The full name of an image: with its registry, as tools without the defaults of Docker need it. */
export function fullName(image: string): string {
  const name = image
    .replace(/^\$\{JF_CONTAINER_REGISTRY_JADICE[^}]*\}/, `${registry}/`)
    .replace(/^\$\{FLOW_PUBLIC_REGISTRY:-([^}]*)\}/, '$1');
  const [first = '', ...rest] = name.split('/');
  if (rest.length === 0) {
    return `docker.io/library/${name}`;
  }
  return /[.:]/.test(first) ? name : `docker.io/${name}`;
}

/** The text of a list: a comment for each part, then one full name per line, each once; no part without an image of its own. */
export function imageList(head: string, parts: readonly ImagePart[]): string {
  const seen = new Set<string>();
  const blocks = parts.flatMap(({title, samples = [], named = []}) => {
    const images = [...samples.flatMap((sample) => imagesIn(readYaml(sample))), ...named].map(fullName);
    const added = [...new Set(images)].filter((image) => !seen.has(image)).sort();
    added.forEach((image) => seen.add(image));
    return added.length === 0 ? [] : [`# ${title}`, ...added];
  });
  return `# ${head}\n${blocks.join('\n')}\n`;
}
