import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parser} from '@prometheus-io/lezer-promql';
import {root} from './files';

/** Names of the metrics that the reference explains: rules and dashboard use no others. */
const explained = readFileSync(join(root, 'docs/reference/prometheus-grafana.md'), 'utf8').matchAll(/`([a-z_]+)`/g);
export const metrics = Array.from(explained, ([, name = '']) => name);

/** What one PromQL expression holds. */
export interface Expression {
  /** Places that the grammar of PromQL does not allow, with the text around them. */
  errors: string[];
  /** Names of the metrics that it reads. */
  metrics: string[];
}

/** Variables of a Grafana dashboard, with a value that Grafana may put in their place. */
const grafanaVariables: [RegExp, string][] = [
  [/\$__rate_interval/g, '5m'],
  [/\$(?:job|instance)\b/g, 'flow-ocr'],
];

/** Reads a PromQL expression with the grammar of the Prometheus project. */
export function readExpression(text: string): Expression {
  const expression = grafanaVariables.reduce((result, [pattern, value]) => result.replace(pattern, value), text);
  const found: Expression = {errors: [], metrics: []};
  parser.parse(expression).iterate({
    enter(node) {
      const content = expression.slice(node.from, node.to);
      if (node.type.isError) {
        found.errors.push(`at ${node.from}: ${expression.slice(Math.max(0, node.from - 20), node.to + 20)}`);
      } else if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector') {
        found.metrics.push(content);
      }
    },
  });
  return found;
}
