import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {drawings, ownFigures} from '@site/src/check/figures/figures';
import {loadKnowledge} from '@site/src/check/knowledge/knowledge';

const components = import.meta.dirname;

const flows = drawings(loadKnowledge());

/** A figure with the drawing that the build gives it. */
async function load(name: string): Promise<ComponentType> {
  const module = (await import(path.join(components, name, 'index.tsx'))) as {default: ComponentType<{data?: object}>};
  const data = flows.get(name);
  return () => <module.default {...(data && {data})} />;
}

it.each(Object.entries(ownFigures))('the figure %s draws what its file says', async (name, {file}) => {
  const Drawing = await load(name);
  const html = renderToStaticMarkup(<Drawing />);
  const found = readFileSync(file, 'utf8').matchAll(/(?:stepName|workerDefinitionName|"on"): "?([\w*]+)"?/g);
  const names = Array.from(found, ([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  for (const word of names) {
    expect(html).toContain(`>${word}<`);
  }
});
