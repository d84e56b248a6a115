/**
 * Arranges the steps of a job template on a sheet from top to bottom. Deterministic. Steps are in layers. An edge to the next layer
 * goes straight down, and all others use a lane on the right.
 */
import type {Outline} from '../views/outline';

const left = 8;
/** Right edge of the last lane. */
const lastLane = 472;
const between = 16;
const stepHeight = 64;
const endHeight = 36;
const gap = 64;
/** Distance between a box and the bend of an arrow. */
const bend = 22;
const laneWidth = 12;
/** Space below the last box, for arrows that go back up. */
const below = 32;

/** The area on the sheet. */
export interface Sheet {
  /** Upper edge of the first box. */
  top: number;
  /** End of the boxes and start of the lanes. */
  right: number;
}

const wholeSheet: Sheet = {top: 8, right: 400};

const start = '\0start';
const end = '\0end';

type Link = Record<'from' | 'on' | 'to', string>;

/** Edges including start and end of the flow. A step without an edge is connected to the end. */
function linksOf({steps, edges}: Outline): Link[] {
  const links = edges.map(({from, on, to}) => ({from: from ?? start, on, to}));
  const last = steps.filter(({name, isReached}) => isReached && !edges.some(({from}) => from === name));
  return [...links, ...last.map(({name}) => ({from: name, on: '', to: end}))];
}

/** Longest path from the start to each node, without back edges. */
function layersOf(names: readonly string[], links: readonly Link[]): Map<string, number> {
  const layers = new Map<string, number>();
  const visit = (name: string, layer: number, way: readonly string[]): void => {
    if (way.includes(name) || (layers.get(name) ?? -1) >= layer || layer > names.length + 1) {
      return;
    }
    layers.set(name, layer);
    links.filter(({from}) => from === name).forEach(({to}) => visit(to, layer + 1, [...way, name]));
  };
  visit(start, 0, []);
  const last = Math.max(0, ...[...layers].filter(([name]) => name !== end).map(([, layer]) => layer)) + 1;
  if (layers.has(end)) {
    layers.set(end, last);
  }
  // Unreachable steps come last, below each other.
  const lost = names.filter((name) => !layers.has(name));
  lost.forEach((name, index) => layers.set(name, last + 1 + index));
  return layers;
}

/** Shortens a text to the characters that fit into a box of the given width. */
const shortened = (text: string, width: number): string => {
  const most = Math.max(3, Math.floor((width - 12) / 8.6));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

/** A box in a row. */
function boxOf(name: string, {steps}: Outline, row: {x: number; y: number; w: number}) {
  const step = steps.find((one) => one.name === name);
  const kind: 'start' | 'step' | 'end' = step ? 'step' : name === start ? 'start' : 'end';
  const w = step ? Math.min(row.w, 240) : 88;
  return {
    /** `start` and `end` are the ends of the flow. */
    kind,
    name: step ? shortened(step.name, w) : name === start ? 'Start' : 'End',
    /** Text in the box under the name. */
    detail: step ? shortened(step.isReached ? step.worker : 'not reached', w) : '',
    isReached: step?.isReached ?? true,
    x: row.x + (row.w - w) / 2,
    y: row.y,
    w,
    h: step ? stepHeight : endHeight,
  };
}

export type Node = ReturnType<typeof boxOf>;

/** The drawing of a template: boxes, arrows with their exit status, and the position of its label. */
export function layoutOf(outline: Outline, {top, right}: Sheet = wholeSheet) {
  const links = linksOf(outline);
  const layers = layersOf(
    outline.steps.map(({name}) => name),
    links,
  );
  // In file order, so that readers recognise the steps.
  const names = [start, ...outline.steps.map(({name}) => name), end];
  const levels = [...new Set(layers.values())].sort((one, other) => one - other);
  const rows = levels.map((level) => names.filter((name) => layers.get(name) === level));
  const nodes = new Map<string, Node>();
  let y = top;
  for (const row of rows) {
    const w = (right - left - between * (row.length - 1)) / row.length;
    const boxes = row.map((name, index) => boxOf(name, outline, {x: left + index * (w + between), y, w}));
    row.forEach((name, index) => nodes.set(name, boxes[index]!));
    y += Math.max(...boxes.map(({h}) => h)) + gap;
  }
  let lanes = 0;
  const lines = links.map(({from, on, to}) => {
    const [a, b] = [nodes.get(from)!, nodes.get(to)!];
    const isNext = layers.get(to)! - layers.get(from)! === 1;
    const out = links.filter((link) => link.from === from).length;
    const bottom = a.y + a.h;
    const [x1, x2] = [a.x + a.w / 2, b.x + b.w / 2];
    if (isNext) {
      const turn = x1 === x2 ? [] : [`${x1},${bottom + bend}`, `${x2},${bottom + bend}`];
      const points = [`${x1},${bottom}`, ...turn, `${x2},${b.y}`].join(' ');
      return {points, label: on, ...(out > 1 ? {x: x2 + 8, y: b.y - 10} : {x: x1 + 8, y: bottom + 17})};
    }
    const lane = Math.min(lastLane, right + laneWidth * (lanes += 1));
    // Next to the straight paths out and in, so that both are distinguishable.
    const [leave, enter] = [a.x + a.w - 20, b.x + b.w - 20];
    const way = [`${leave},${bottom + 12}`, `${lane},${bottom + 12}`, `${lane},${b.y - 12}`, `${enter},${b.y - 12}`];
    const points = [`${leave},${bottom}`, ...way, `${enter},${b.y}`].join(' ');
    return {points, label: on, x: Math.min(leave + 8, right - 60), y: bottom + 28};
  });
  return {nodes: [...nodes.values()], lines, height: y - gap + below};
}
