import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {attribute, elements as inside} from '../../src/lib/elements';
import {builds} from '../builds';
import {docPath, inventory, sections, withoutSidebar} from '../inventory';
import {type BuiltPage, builtPages, textOf} from './pages';

/** The file of an address in a build. */
const fileOf = (folder: string, address: string): string | undefined =>
  [`${address}.html`, path.posix.join(address, 'index.html')].find((file) => existsSync(path.join(folder, file)));

const one = (page: BuiltPage, tag: string): BuiltPage['elements'] =>
  page.elements.filter(({tagName}) => tagName === tag);

describe.each(['default', 'root'] as const)('the pages of the build "%s"', (build) => {
  const {folder} = builds[build];
  const pages = new Map(builtPages(folder).map((page) => [page.file, page]));

  it.each(inventory)(
    'of version $name have a title of their own, one h1, a description and their sidebar',
    (version) => {
      const titles = new Map<string, string>();
      const wrong = [...version.docs, ...sections].flatMap((id) => {
        const address = docPath(version, id);
        const page = pages.get(fileOf(folder, address) ?? '');
        if (!page) {
          return [`${address}: no page`];
        }
        // Drawings have titles too, behind that of the page.
        const title = one(page, 'title').slice(0, 1).map(textOf).join('');
        const before = titles.get(title);
        titles.set(title, address);
        const heading = one(page, 'h1').map(textOf);
        const description = one(page, 'meta').find((meta) => attribute(meta, 'name') === 'description');
        const sidebars = one(page, 'aside').filter((aside) =>
          inside(aside).some((element) => attribute(element, 'class')?.split(' ').includes('menu')),
        );
        return [
          ...(/ \| jadice flow documentation$/.test(title) ? [] : [`${address}: the title is "${title}"`]),
          ...(before ? [`${address}: has the title of ${before}`] : []),
          ...(heading.length === 1 && heading[0]!.trim().length > 2
            ? []
            : [`${address}: h1 ${JSON.stringify(heading)}`]),
          ...((attribute(description!, 'content') ?? '').length >= 40
            ? []
            : [`${address}: no description of 40 letters`]),
          ...(sidebars.length === (withoutSidebar.includes(id) ? 0 : 1)
            ? []
            : [`${address}: ${sidebars.length} sidebars`]),
        ];
      });
      expect(wrong).toEqual([]);
    },
  );
});
