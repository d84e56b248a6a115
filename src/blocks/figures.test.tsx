import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {drawings, ownFigures} from '@site/src/check/figures/figures';
import {loadKnowledge} from '@site/src/check/knowledge/load';

const components = import.meta.dirname;
const names = readdirSync(components).filter((name) => name.endsWith('Figure') && name !== 'Figure');

const flows = drawings(loadKnowledge());

/** A figure with the drawing that the build gives it. */
async function load(name: string): Promise<ComponentType> {
  const module = (await import(path.join(components, name, 'index.tsx'))) as {default: ComponentType<{data?: object}>};
  const data = flows.get(name);
  return () => <module.default {...(data && {data})} />;
}

/** All captures of the one group of a pattern. */
function capture(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** How far the elements of a drawing reach; of a path this is only where it starts, of a text where its baseline does. */
const reach: Readonly<Record<string, (attributes: Attributes) => number[][]>> = {
  rect: ({x, y, width, height}) => [
    [Number(x), Number(y)],
    [Number(x) + Number(width), Number(y) + Number(height)],
  ],
  circle: ({cx, cy, r}) => [
    [Number(cx) - Number(r), Number(cy) - Number(r)],
    [Number(cx) + Number(r), Number(cy) + Number(r)],
  ],
  line: ({x1, y1, x2, y2}) => [
    [Number(x1), Number(y1)],
    [Number(x2), Number(y2)],
  ],
  polyline: ({points = ''}) => points.split(' ').map((point) => point.split(',').map(Number)),
  path: ({d = ''}) => [...d.matchAll(/M(\S+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  text: ({x, y}) => (x === undefined ? [] : [[Number(x), Number(y)]]),
  tspan: ({x, y}) => (x === undefined ? [] : [[Number(x), Number(y)]]),
};

/** The points of a drawing, each with its element, without the arrow head, which has its own viewBox. */
function drawnPoints(html: string): {element: string; x: number; y: number}[] {
  const elements = html.replace(/<defs>.*<\/defs>/s, '').matchAll(/<([a-z]+)( [^>]*)>/g);
  return [...elements].flatMap(([element, tag = '', text = '']) => {
    const attributes: Attributes = Object.fromEntries(
      [...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    return (reach[tag]?.(attributes) ?? []).map(([x = NaN, y = NaN]) => ({element, x, y}));
  });
}

describe('figures', () => {
  it.each(names)('%s draws nothing outside its sheet', async (name) => {
    const Drawing = await load(name);
    const html = renderToStaticMarkup(<Drawing />);
    const [width = 0, height = 0] = (capture(html, /viewBox="0 0 (\d+ \d+)" width/g)[0] ?? '').split(' ').map(Number);
    const points = drawnPoints(html);
    expect(points.length).toBeGreaterThan(10);
    expect(points.filter(({x, y}) => !(x >= 0 && x <= width && y >= 0 && y <= height))).toEqual([]);
  });

  it.each(Object.entries(ownFigures))('%s draws what its file says', async (name, {file}) => {
    const Drawing = await load(name);
    const html = renderToStaticMarkup(<Drawing />);
    const text = readFileSync(file, 'utf8');
    const names = capture(text, /(?:stepName|workerDefinitionName|"on"): "?([\w*]+)"?/g);
    expect(names.length).toBeGreaterThan(2);
    for (const word of names) {
      expect(html).toContain(`>${word}<`);
    }
  });
});
