/** All rules, by what they look at: the page lists them in this order. */
import {accessRules} from './access';
import {fileRules} from './file';
import {flowRules} from './flow';
import {jobsRules} from './jobs';
import {keysRules} from './keys';
import {networkRules} from './network';
import {parametersRules} from './parameters';
import {requestRules} from './request';
import type {Rule} from './rule';
import {stackRules} from './stack';
import {valuesRules} from './values';
import {workersRules} from './workers';

export interface RuleGroup {
  id: string;
  title: string;
  rules: readonly Rule[];
}

export const ruleGroups: readonly RuleGroup[] = [
  {id: 'file', title: 'File syntax', rules: fileRules},
  {id: 'keys', title: 'Properties and values', rules: [...keysRules, ...valuesRules]},
  {id: 'jobs', title: 'Job templates', rules: jobsRules},
  {id: 'flow', title: 'Job flow', rules: flowRules},
  {id: 'parameters', title: 'Worker parameters', rules: parametersRules},
  {id: 'workers', title: 'Worker definitions', rules: workersRules},
  {id: 'request', title: 'Job requests', rules: requestRules},
  {id: 'stack', title: 'Compose files and .env', rules: stackRules},
  {id: 'network', title: 'Across files', rules: networkRules},
  {id: 'access', title: 'Secrets and databases', rules: accessRules},
];

export const rules: readonly Rule[] = ruleGroups.flatMap((group) => group.rules);
