import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseAllDocuments} from 'yaml';
import {expect, it} from 'vitest';
import {visit} from './support/visit';

const here = visit();

/** Values of all keys `image`, wherever they are. */
const imagesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === 'image' && typeof inner === 'string' ? [inner] : imagesIn(inner),
      );

it('every image of the manifests comes from the registry of the reader, with a tag that stays', async () => {
  const [kit = ''] = (await here.read('versions')).match(/[\w./-]+\/flow-kubernetes[\w.-]*\.tar\.gz/) ?? [];
  const archive = await fetch(new URL(kit, here.home));
  here.me.write('kit.tar.gz', Buffer.from(await archive.arrayBuffer()));
  expect(await here.me.run(['tar', '--extract', '--file', 'kit.tar.gz'])).toMatchObject({code: 0});
  const folder = path.join(here.me.folder, path.basename(kit, '.tar.gz'));
  const overlays = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => path.basename(name) === 'kustomization.yaml',
  );
  expect(overlays.length).toBeGreaterThan(1);
  const files = overlays.map((overlay) => {
    const file = path.join(folder, overlay);
    // As the comment of the file tells: a line "newName" for each image.
    const text = readFileSync(file, 'utf8').replaceAll(
      /^( *)- name: \S*\/(\S+)$/gm,
      '$&\n$1  newName: registry.example.com/flow/$2',
    );
    writeFileSync(file, text);
    return file;
  });
  const images = files.flatMap((file) => {
    const out = execFileSync('kubectl', ['kustomize', path.dirname(file)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return parseAllDocuments(out).flatMap((document) => imagesIn(document.toJS()));
  });
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => !/^registry\.example\.com\/flow\/[\w-]+:v?\d[\w.-]*$/.test(image))).toEqual([]);
});
