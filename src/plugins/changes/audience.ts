/** Whom a fact concerns, and what it belongs to. */
import type {Product} from '../../facts/schema';
import type {Fact} from './facts';
import type {Role} from './views';

const rolesOfKind: Readonly<Record<string, readonly Role[]>> = {
  key: ['operate', 'install'],
  environment: ['operate', 'install'],
  image: ['operate', 'install'],
  path: ['operate', 'install'],
  worker: ['operate', 'develop'],
  parameter: ['operate', 'develop'],
  'exit status': ['operate', 'develop'],
  'info tag': ['operate', 'develop'],
  endpoint: ['develop'],
  class: ['develop'],
  package: ['develop'],
  event: ['operate', 'develop'],
  'open point': ['operate', 'install'],
};

const everybody: readonly Role[] = ['operate', 'install', 'develop'];

/** Those for whom the fact matters. Keys of the client library are for those who write the client. */
export const rolesOf = ({kind, of}: Fact): Role[] =>
  kind === 'key' && of === 'client' ? ['develop'] : [...(rolesOfKind[kind] ?? everybody)];

const componentOfKind: Readonly<Record<string, string>> = {
  worker: 'worker',
  parameter: 'worker',
  'exit status': 'worker',
  'info tag': 'worker',
  endpoint: 'controller',
  event: 'controller',
  class: 'client',
  package: 'client',
};

/** What stands for facts that belong to no single component. */
const wholeStack = 'Whole stack';

/** Label of the component that a fact belongs to. */
export function componentOf({kind, of = ''}: Fact, {properties}: Product): string {
  const own = of === 'data store' ? 'data-store' : of;
  return (properties[own] ?? properties[componentOfKind[kind] ?? ''])?.label ?? wholeStack;
}
