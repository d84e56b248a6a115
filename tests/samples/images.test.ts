import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {namesBelow} from '../../src/lib/files';
import {samples} from './support/files';
import {imageList, type ImagePart} from './support/images';

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

describe('every image', () => {
  const files = namesBelow(samples).filter((file) => file.endsWith('.yaml'));
  const lines = (file: string) => readFileSync(join(samples, file), 'utf8').match(/^ *image: .*$/gm) ?? [];

  it('has a tag, and not one that moves', () => {
    const text = Object.keys(lists).map((name) => readFileSync(join(samples, 'images', `images-${name}.txt`), 'utf8'));
    const names = [...files.flatMap(lines), ...text.flatMap((list) => list.match(/^[^#\n].*$/gm) ?? [])];
    expect(names.filter((name) => !/:v?\d+\.\d[\w.-]*"?$/.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });

  it('of a Compose file has a registry that .env names', () => {
    const compose = files.filter((file) => /compose[\w.-]*\.yaml$/.test(file)).flatMap(lines);
    expect(compose.length).toBeGreaterThan(5);
    expect(
      compose.filter((line) => !/"\$\{(?:JF_CONTAINER_REGISTRY_JADICE|FLOW_PUBLIC_REGISTRY)\b[^}]*\}/.test(line)),
    ).toEqual([]);
  });
});

describe('the lists of images', () => {
  it.each(Object.entries(lists))(
    'name every image of %s (npx vitest run tests/samples/images.test.ts -u writes them)',
    async (name, parts) => {
      const head = 'All images, with the tags of the demo stack of 2023. Put in those of your release.';
      const file = join(samples, 'images', `images-${name}.txt`);
      await expect(imageList(head, parts)).toMatchFileSnapshot(file);
    },
  );

  it('are all there is', () => {
    expect(readdirSync(join(samples, 'images')).sort()).toEqual(Object.keys(lists).map((name) => `images-${name}.txt`));
  });
});
