/** Platforms, and what the commands of one are on another. Pure. */

/** Files of the manifests. In OpenShift, readers work in the directory above. */
export const manifestFiles = [
  'controller-config',
  'controller',
  'database',
  'disruption-budget',
  'egress-policy',
  'http-route',
  'ingress',
  'kustomization',
  'namespace',
  'network-policy',
  'ocr-autoscaler',
  'ocr',
  'secrets',
  'store',
];

const manifest = new RegExp(String.raw`(?<![\w/.-])(?=(?:${manifestFiles.join('|')})\.yaml)`, 'g');

/** The overlay that readers have installed with. If they have not set it, the command fails and says so. */
const overlay = '${OVERLAY:?first set the overlay that you installed with, such as OVERLAY=openshift/nonroot}';

/**
 * Commands, or a text with code, for OpenShift, from those for Kubernetes with manifests: `oc`, an overlay in place of the directory
 * of the manifests, and the files of the manifests in their directory. A `-l` selects in the directory of the backup, which is the same, as are its files.
 */
export const forOpenShift = (code: string): string =>
  code
    .replaceAll(/\bkubectl((?: (?:-n|--namespace) \S+)?) (?=top|drain|(?:un)?cordon)/g, 'oc$1 adm ')
    .replaceAll(/\bkubectl\b/g, 'oc')
    .replaceAll('oc delete namespace', 'oc delete project')
    .replaceAll('../kubernetes-backup', 'kubernetes-backup')
    .replaceAll(/(oc (?:\S+ )*-k) \.(?= -l)/g, '$1 kubernetes-backup')
    .replaceAll(/(oc (?:\S+ )*(?:-k|kustomize)) \.(?![\w/])/g, `$1 "${overlay}"`)
    .replaceAll(/( -f|\bsh) (?=store-|objects\.sh)/g, '$1 kubernetes-backup/')
    .replaceAll(manifest, 'kubernetes/');
