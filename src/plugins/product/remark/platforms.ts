/** Tabs of platforms: one for each platform, because a reader who has chosen one would otherwise get the commands of another. */
import {platforms} from '../../../config/platforms';
import {forOpenShift} from '../../../facts/prepare/platforms';
import {component, textAttribute, walk, type TreeNode} from '../../../lib/remarkTree';
import {choices, type Page} from './page';

const attributeOf = (node: TreeNode, name: string): string =>
  (node.attributes?.find((attribute) => attribute.name === name)?.value as string | undefined) ?? '';

const item = (platform: string, children: TreeNode[]): TreeNode =>
  component(
    'TabItem',
    [textAttribute('value', platform), textAttribute('label', platforms[platform] ?? platform)],
    children,
  );

/** A copy whose code and titles of code are changed. */
function changed(nodes: readonly TreeNode[], change: (code: string) => string): TreeNode[] {
  const copies = {type: 'root', children: structuredClone(nodes) as TreeNode[]};
  walk(copies, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') {
      node.value = change(node.value ?? '');
      node.meta = node.meta && change(node.meta);
    }
  });
  return copies.children;
}

/** Whether commands apply the manifests, which a chart replaces. */
const appliesManifests = (node: TreeNode): boolean => /apply -[fk] /.test(JSON.stringify(node.children));

/**
 * Puts the choice of tabs with a `groupId` into the URL. Completes `<Tabs groupId="platform">`: labels, and the tabs that follow from that of
 * Kubernetes: OpenShift with its commands, and the chart, unless the commands apply manifests.
 *
 * @throws Error with file and line for an unknown platform, or one that is missing.
 */
export function completePlatforms(node: TreeNode, page: Page): void {
  const group = node.name === 'Tabs' ? attributeOf(node, 'groupId') : '';
  if (group !== '') {
    node.attributes = [...(node.attributes ?? []), textAttribute('queryString', group)];
  }
  if (group !== 'platform') {
    return;
  }
  const items = new Map<string, TreeNode>();
  (node.children ?? [])
    .filter(({name}) => name === 'TabItem')
    .forEach((tab) => items.set(attributeOf(tab, 'value'), item(attributeOf(tab, 'value'), tab.children ?? [])));
  const kubernetes = items.get('kubernetes');
  if (kubernetes && !items.has('openshift')) {
    items.set('openshift', item('openshift', changed(kubernetes.children ?? [], forOpenShift)));
  }
  if (kubernetes && !items.has('chart') && !appliesManifests(kubernetes)) {
    items.set(
      'chart',
      item(
        'chart',
        changed(kubernetes.children ?? [], (code) => code),
      ),
    );
  }
  const names = Object.keys(platforms);
  const unknown = [...items.keys()].find((name) => !names.includes(name));
  const missing = names.filter((name) => !items.has(name));
  if (unknown !== undefined || missing.length > 0) {
    const fault = unknown === undefined ? `lack ${choices(missing)}` : `do not know "${unknown}"`;
    throw page.error(
      node,
      `the tabs of platforms ${fault}; write a <TabItem value="..."> for each of: ${choices(names)}`,
    );
  }
  node.children = names.map((name) => items.get(name)!);
}
