import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {namesBelow} from '../../src/lib/files';
import {readText, readYaml, root, samples} from './support/files';

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
function fullName(image: string): string {
  const name = image
    .replace(/^\$\{JF_CONTAINER_REGISTRY_JADICE[^}]*\}/, `${registry}/`)
    .replace(/^\$\{FLOW_PUBLIC_REGISTRY:-([^}]*)\}/, '$1');
  const [first = '', ...rest] = name.split('/');
  if (rest.length === 0) {
    return `docker.io/library/${name}`;
  }
  return /[.:]/.test(first) ? name : `docker.io/${name}`;
}

const below = (folder: string) =>
  namesBelow(join(samples, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${folder}/${file}`);

/** The files that name the images of a list, and images that pages start themselves. */
const lists = {
  compose: {
    files: [
      'tutorial-01/docker-compose.yaml',
      'docker-compose/compose.database.yaml',
      'docker-compose/compose.tls.yaml',
      'monitoring/compose.monitoring.yaml',
    ],
    named: ['curlimages/curl:8.15.0'],
  },
  kubernetes: {
    files: [...below('kubernetes'), ...below('kubernetes-backup')],
    named: ['prom/blackbox-exporter:v0.27.0', 'busybox:1.36'],
  },
};

it('every image of a Compose file has a registry that .env names', () => {
  const files = namesBelow(samples).filter((file) => /compose[\w.-]*\.yaml$/.test(file));
  const images = files.flatMap((file) => readText(file).match(/^ *image: .*$/gm) ?? []);
  expect(images.length).toBeGreaterThan(5);
  expect(
    images.filter((image) => !/"\$\{(?:JF_CONTAINER_REGISTRY_JADICE|FLOW_PUBLIC_REGISTRY)\b[^}]*\}/.test(image)),
  ).toEqual([]);
});

it.each(Object.entries(lists))(
  'the list of images for %s has each one once, with a fixed tag',
  (name, {files, named}) => {
    const images = [...files.flatMap((file) => imagesIn(readYaml(file))), ...named].map(fullName);
    const listed = readText(`images/images-${name}.txt`).match(/^[^#\n].*$/gm) ?? [];
    expect([...listed].sort()).toEqual([...new Set(images)].sort());
    expect(listed.filter((image) => !/:v?\d+\.\d[\w.-]*$/.test(image))).toEqual([]);
  },
);
