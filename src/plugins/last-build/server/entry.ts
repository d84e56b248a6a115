/** Takes the place of Docusaurus' entry of the server bundle. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import stockRender from '@docusaurus/core/lib/client/serverEntry';
import {keysFile, rendered} from '@generated/last-build/default/settings.json';
import {writeWhole} from '../../writeWhole';

/** What Docusaurus makes of a page: its HTML and what it has collected, such as links. It survives JSON. */
type Page = Record<string, unknown>;
type Render = (params: {pathname: string}) => Promise<Page>;

const renderPage = stockRender as unknown as Render;
/** Keys by address, from the plugin. */
const keys = JSON.parse(readFileSync(keysFile, 'utf8')) as Record<string, string>;

/** What an earlier build rendered; undefined when none did, or when another build has just forgotten it. */
function known(file: string): Page | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Page;
  } catch {
    return undefined;
  }
}

/** Renders a page, unless an earlier build did so with the same modules. */
const render: Render = async (params) => {
  const key = keys[params.pathname];
  if (key === undefined) {
    return renderPage(params);
  }
  const file = path.join(rendered, `${key}.json`);
  const before = known(file);
  if (before) {
    return before;
  }
  const page = await renderPage(params);
  writeWhole(file, JSON.stringify(page));
  return page;
};

export default render;
