/** All rules by subject, in the order of the page. Each export of a group file is a rule. Its name is its code in `texts.json`: `keyEnded` is `key-ended`. */
import * as access from './access';
import * as addresses from './addresses';
import * as compose from './compose';
import * as file from './file';
import * as flow from './flow';
import * as hardening from './hardening';
import * as jobs from './jobs';
import * as keys from './keys';
import * as kubernetes from './kubernetes';
import * as network from './network';
import * as parameters from './parameters';
import * as paths from './paths';
import * as ports from './ports';
import * as request from './request';
import type {Check, CodedRule, RuleTexts} from './rule';
import * as stack from './stack';
import texts from './texts.json';
import * as values from './values';
import * as variables from './variables';
import * as workers from './workers';
import * as workloads from './workloads';

function coded([name, check]: [string, Check]): CodedRule {
  const code = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const text = (texts as Readonly<Record<string, RuleTexts>>)[code];
  if (!text) {
    throw new Error(`texts.json has no entry for the rule "${code}"`);
  }
  return {code, check, ...text};
}

const group = (id: string, title: string, ...files: Record<string, Check>[]) => ({
  id,
  title,
  rules: files.flatMap((checks) =>
    Object.entries(checks)
      .map(coded)
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  ),
});

export const ruleGroups = [
  group('file', 'File syntax', file),
  group('keys', 'Properties and values', keys, values),
  group('jobs', 'Job templates', jobs),
  group('flow', 'Job flow', flow),
  group('parameters', 'Worker parameters', parameters),
  group('workers', 'Worker definitions', workers),
  group('request', 'Job requests', request),
  group('stack', 'Compose files and .env', compose, paths, stack, variables),
  group('kubernetes', 'Kubernetes manifests', kubernetes, workloads),
  group('network', 'Addresses and values across files', addresses, ports, network),
  group('access', 'Secrets and operation', access, hardening),
];

export const rules: readonly CodedRule[] = ruleGroups.flatMap((one) => one.rules);
