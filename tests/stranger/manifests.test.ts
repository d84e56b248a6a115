import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {visit} from './support/visit';

const here = visit();

it("every image of the manifests comes from the reader's registry, with a fixed tag", async () => {
  const [kit = ''] = (await here.read('versions')).match(/[\w./-]+\/flow-kubernetes[\w.-]*\.tar\.gz/) ?? [];
  const archive = await fetch(new URL(kit, here.home));
  here.me.write('kit.tar.gz', Buffer.from(await archive.arrayBuffer()));
  expect(await here.me.run(['tar', '--extract', '--file', 'kit.tar.gz'])).toMatchObject({code: 0});
  const names = readdirSync(here.me.folder, {recursive: true, encoding: 'utf8'});
  const images = names
    .filter((name) => path.basename(name) === 'kustomization.yaml')
    .flatMap((name) => {
      const file = path.join(here.me.folder, name);
      // As in the comment of the file: a line "newName" for each image.
      const entry = /^( *)- name: \S*\/(\S+)$/gm;
      const newName = '$&\n$1  newName: registry.example.com/flow/$2';
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(entry, newName));
      const rendered = execFileSync('kubectl', ['kustomize', path.dirname(file)], {encoding: 'utf8'});
      return [...rendered.matchAll(/^[ -]*image: "?([^"\n]+)/gm)].map(([, image]) => image!);
    });
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => !/^registry\.example\.com\/flow\/[\w-]+:v?\d[\w.-]*$/.test(image))).toEqual([]);
});
