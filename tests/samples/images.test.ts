import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {namesBelow} from '../../src/lib/files';
import {readText, readYaml, root, samples} from './support/files';

/** Some images of a stack, with the files that name them. */
interface ImagePart {
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

/** The text of a list: a comment for each part, then one full name per line, each once; no part without an image of its own. */
function imageList(head: string, parts: readonly ImagePart[]): string {
  const seen = new Set<string>();
  const blocks = parts.flatMap(({title, samples = [], named = []}) => {
    const images = [...samples.flatMap((sample) => imagesIn(readYaml(sample))), ...named].map(fullName);
    const added = [...new Set(images)].filter((image) => !seen.has(image)).sort();
    added.forEach((image) => seen.add(image));
    return added.length === 0 ? [] : [`# ${title}`, ...added];
  });
  return `# ${head}\n${blocks.join('\n')}\n`;
}

const below = (folder: string) =>
  namesBelow(join(samples, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${folder}/${file}`);

const lists: Readonly<Record<string, readonly ImagePart[]>> = {
  compose: [
    {title: 'The stack', samples: ['tutorial-01/docker-compose.yaml']},
    {title: 'Database', samples: ['docker-compose/compose.database.yaml']},
    {title: 'Reverse proxy with TLS', samples: ['docker-compose/compose.tls.yaml']},
    {title: 'Monitoring', samples: ['monitoring/compose.monitoring.yaml']},
    {title: 'Checks of the documentation', named: ['curlimages/curl:8.15.0']},
  ],
  kubernetes: [
    {title: 'The stack, with its database', samples: below('kubernetes')},
    {title: 'Backup', samples: below('kubernetes-backup')},
    {title: 'Monitoring, besides your Prometheus and Grafana', named: ['prom/blackbox-exporter:v0.27.0']},
    {title: 'Checks of the documentation', named: ['busybox:1.36']},
  ],
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
  'the list of images names every image of %s (npx vitest run tests/samples/images.test.ts -u writes it)',
  async (name, parts) => {
    const head = 'All images, with the tags of the demo stack of 2023. Put in those of your release.';
    const file = join(samples, 'images', `images-${name}.txt`);
    const list = imageList(head, parts);
    await expect(list).toMatchFileSnapshot(file);
    // A tag that does not move.
    expect(list.match(/^[^#\n].*$/gm)!.filter((image) => !/:v?\d+\.\d[\w.-]*$/.test(image))).toEqual([]);
  },
);
