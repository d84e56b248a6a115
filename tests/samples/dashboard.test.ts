import {describe, expect, it} from 'vitest';
import {readText} from './support/files';
import {metrics, readExpression} from './support/promql';

interface Dashboard {
  templating: {list: {name: string}[]};
  panels: {title: string; targets?: {expr: string; refId: string}[]}[];
}
const dashboard = JSON.parse(readText('monitoring/grafana/dashboards/flow-overview.json')) as Dashboard;
const queries = dashboard.panels.flatMap(({title, targets = []}) => targets.map((target) => ({...target, title})));

describe('Grafana dashboard', () => {
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
