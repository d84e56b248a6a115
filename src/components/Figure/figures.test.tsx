import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

const components = path.resolve(import.meta.dirname, '..');
const names = readdirSync(components).filter((name) => name.endsWith('Figure') && name !== 'Figure');

async function load(name: string): Promise<ComponentType> {
  const module = (await import(path.join(components, name, 'index.tsx'))) as {default: ComponentType};
  return module.default;
}

/** All captures of the one group of a pattern. */
function capture(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

describe('figures', () => {
  it.each(names)('%s is an image with a title, a description and a caption', async (name) => {
    const Drawing = await load(name);
    const html = renderToStaticMarkup(<Drawing />);
    const [title, desc] = (capture(html, /aria-labelledby="([^"]+)"/g)[0] ?? '').split(' ');
    expect(html).toContain('role="img"');
    expect(html).toMatch(new RegExp(`<title id="${title}">[^<]+</title>`));
    expect(html).toMatch(new RegExp(`<desc id="${desc}">[^<]+</desc>`));
    expect(html).toMatch(/<figcaption[^>]*>[^<]+<\/figcaption>/);
  });

  it.each(names)('%s draws nothing outside its sheet', async (name) => {
    const Drawing = await load(name);
    const html = renderToStaticMarkup(<Drawing />);
    const [width = 0, height = 0] = (capture(html, /viewBox="0 0 (\d+ \d+)" width/g)[0] ?? '').split(' ').map(Number);
    for (const rect of html.match(/<rect [^>]*>/g) ?? []) {
      const [x = 0, y = 0, w = 0, h = 0] = ['x', 'y', 'width', 'height'].map((key) =>
        Number(new RegExp(` ${key}="([\\d.]+)"`).exec(rect)?.[1]),
      );
      expect(x + w, rect).toBeLessThan(width);
      expect(y + h, rect).toBeLessThan(height);
    }
    for (const point of capture(html, /points="([^"]+)"/g).flatMap((points) => points.split(' '))) {
      const [x = NaN, y = NaN] = point.split(',').map(Number);
      expect(x, point).toBeLessThan(width);
      expect(y, point).toBeLessThan(height);
    }
  });

  it('use different ids when several stand on one page', async () => {
    const drawings = await Promise.all(names.map(load));
    const html = renderToStaticMarkup(
      <>
        {drawings.map((Drawing, index) => (
          <Drawing key={index} />
        ))}
      </>,
    );
    const ids = capture(html, / id="([^"]+)"/g);
    expect(ids).toHaveLength(names.length * 3);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
