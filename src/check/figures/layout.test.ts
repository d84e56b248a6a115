import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {knowledge} from '../loaded.test-support';
import {parseFile} from '../model/parse';
import {outlinesOf, type Outline} from '../views/outline';
import {layoutOf, type Node} from './layout';
import {description} from './drawing';

const read = (name: string): Outline =>
  outlinesOf([parseFile({name, text: readFileSync(name, 'utf8')}, knowledge)])[0]!;
const published = [
  'product/job-templates/ocr.yaml',
  'product/job-templates/imageToPdfWithHOCR.yaml',
  'static/samples/workflows/branch.yaml',
  'static/samples/workflows/two-outputs.yaml',
];

/** A template with some steps and edges; an edge without a source is the start. */
function outline(steps: string, edges: string): Outline {
  const names = steps.split(' ');
  const step = {worker: 'TessOCR', parameters: [], line: 1, start: 0, end: 1, block: {start: 0, end: 1}};
  return {
    file: 'a.yaml',
    name: 'a',
    steps: names.map((name) => ({...step, name, isReached: edges.includes(`>${name}`)})),
    edges: edges.split(' ').map((edge) => {
      const [from, to] = edge.split('>');
      return {from: from || undefined, on: '*', to: to!};
    }),
  };
}

const numbers = (points: string): number[][] => points.split(' ').map((point) => point.split(',').map(Number));

/** Whether a segment of an arrow crosses a box. All segments are vertical or horizontal. */
const crosses = ([x1 = 0, y1 = 0]: number[], [x2 = 0, y2 = 0]: number[], {x, y, w, h}: Node): boolean =>
  Math.max(x1, x2) > x + 1 && Math.min(x1, x2) < x + w - 1 && Math.max(y1, y2) > y + 1 && Math.min(y1, y2) < y + h - 1;

describe('the drawing of a job template', () => {
  const all: [string, Outline][] = [
    ...published.map((name): [string, Outline] => [name, read(name)]),
    ['a step that leads back', outline('a b c', '>a a>b b>a b>c')],
    ['a step that leads to itself', outline('a', '>a a>a')],
    ['three branches that meet', outline('a b c d e', '>a a>b a>c a>d b>e c>e d>e')],
    ['a short cut', outline('a b c', '>a a>b b>c a>c')],
    ['an unreachable step', outline('a b', '>a')],
  ];

  it.each(all)('of %s has each step once within its area, with arrows around boxes', (_, one) => {
    const {nodes, lines, height} = layoutOf(one);
    expect(nodes.filter(({kind}) => kind === 'step')).toHaveLength(one.steps.length);
    expect(nodes.filter(({kind}) => kind === 'start')).toHaveLength(1);
    const isOpen = one.steps.some(({name, isReached}) => isReached && !one.edges.some(({from}) => from === name));
    expect(nodes.filter(({kind}) => kind === 'end')).toHaveLength(isOpen ? 1 : 0);
    expect(lines.length).toBeGreaterThanOrEqual(one.edges.length);
    for (const {x, y, w, h} of nodes) {
      expect([x >= 0, y >= 0, x + w <= 480, y + h <= height]).toEqual([true, true, true, true]);
    }
    for (const {points} of lines) {
      const corners = numbers(points);
      expect(corners.flat().every((value) => value >= 0)).toBe(true);
      expect(corners.every(([x = 0, y = 0]) => x <= 480 && y <= height)).toBe(true);
      const hit = corners
        .slice(1)
        .flatMap((corner, index) => nodes.filter((node) => crosses(corners[index]!, corner, node)));
      expect(hit.map(({name}) => name)).toEqual([]);
    }
  });

  it('has a description with every step, worker and edge', () => {
    expect(description(read('static/samples/workflows/branch.yaml'))).toBe(
      'Start: any exit status: has-text. Step has-text with the worker ContainsText: exit status false: ocr; exit status true: pdf. ' +
        'Step ocr with the worker TessOCR: exit status COMPLETED: pdf. Step pdf with the worker CombineToPDF: end of the job flow.',
    );
    expect(description(outline('a b', '>a'))).toContain('Step b with the worker TessOCR, which no edge reaches');
  });
});
