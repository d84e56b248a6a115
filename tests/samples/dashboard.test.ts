import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {readText} from './support/files';
import {metrics, readExpression} from './support/promql';

const datasource = z.object({type: z.literal('prometheus'), uid: z.literal('${datasource}')});
const gridPos = z.strictObject({
  x: z.int().min(0),
  y: z.int().min(0),
  w: z.int().min(1).max(24),
  h: z.int().min(1),
});
const row = z.object({id: z.int(), type: z.literal('row'), title: z.string().min(1), gridPos});
const panel = z.object({
  id: z.int(),
  type: z.enum(['stat', 'timeseries']),
  title: z.string().min(1),
  description: z.string().min(1),
  datasource,
  gridPos,
  fieldConfig: z.object({
    defaults: z.object({unit: z.enum(['none', 'short', 's', 'reqps', 'percentunit', 'bytes'])}),
  }),
  targets: z
    .array(z.object({refId: z.string(), datasource, expr: z.string().min(1), legendFormat: z.string().min(1)}))
    .min(1),
});
const variable = z.object({name: z.string(), type: z.enum(['datasource', 'query']), definition: z.string().optional()});
const schema = z.object({
  id: z.null(),
  uid: z.string().max(40),
  title: z.string(),
  schemaVersion: z.int(),
  templating: z.object({list: z.array(variable)}),
  panels: z.array(z.discriminatedUnion('type', [row, panel])),
});

const dashboard = schema.parse(JSON.parse(readText('monitoring/grafana/dashboards/flow-overview.json')));
const panels = dashboard.panels.filter((entry) => entry.type !== 'row');
const queries = panels.flatMap(({title, targets}) => targets.map(({expr, refId}) => ({title, refId, expr})));

type Rectangle = z.infer<typeof gridPos>;

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe('Grafana dashboard', () => {
  it('places no panel over another one or outside the 24 columns', () => {
    const places = dashboard.panels.map(({title, gridPos: place}) => ({title, place}));
    const clashes = places.flatMap((a, index) =>
      places.slice(index + 1).flatMap((b) => (overlap(a.place, b.place) ? [`${a.title} / ${b.title}`] : [])),
    );
    expect(clashes).toEqual([]);
    expect(places.filter(({place}) => place.x + place.w > 24)).toEqual([]);
  });

  it.each(queries)('$title $refId is valid PromQL and uses known metrics', ({expr}) => {
    const {errors, metrics: used} = readExpression(expr);
    expect(errors).toEqual([]);
    expect(used).not.toEqual([]);
    expect(metrics).toEqual(expect.arrayContaining(used));
  });

  it('uses only variables that it defines', () => {
    const defined = dashboard.templating.list.map(({name}) => name);
    const used = queries.flatMap(({expr}) => [...expr.matchAll(/\$\{?(\w+)/g)].map(([, name]) => name ?? ''));
    expect([...defined, '__rate_interval']).toEqual(expect.arrayContaining(used));
  });
});
