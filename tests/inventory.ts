/**
 * The documentation pages of each version, written down from the specification and independent of the files in the
 * repository: a page that is missing or too many fails the tests.
 */
const everywhere = [
  'index',
  'copyright',
  'dependency-license',
  'getting-started/development-setup',
  'getting-started/stay-tuned',
  'help/index',
  'installation/docker-compose',
  'installation/general-configuration',
  'installation/install-kubernetes',
  'installation/install-openshift',
  'installation/install-standalone',
  'installation/security',
  'installation/system-requirements',
  'main-concepts/architecture',
  'main-concepts/job-datamodel',
  'main-concepts/job-processing',
  'main-concepts/workflows',
  'operations/flow-controller-ui',
  'operations/logging',
  'operations/maintenance',
  'operations/monitoring',
  'operations/troubleshooting',
  'operations/updates',
  'products/product-archivemigrator',
  'products/product-document-enhancer',
  'products/product-email-conversion',
  'products/product-ocr',
  'reference/datatransfer',
  'reference/flow-client',
  'reference/flow-rest-api',
  'reference/oauth2-keycloak',
  'reference/source-scanner',
  'reference/WorkerInfo',
  'reference/workers',
  'tutorials/index',
  'tutorials/tutorial-01',
  'tutorials/tutorial-02',
];
const since132 = [
  'installation/chart-installation',
  'products/product-anno-migrator',
  'products/product-image-conversion',
  'products/technology-packages',
];
const since190 = ['products/product-document-conversion', 'reference/event-bus'];
const sinceNext = ['reference/prometheus-grafana'];

/** Pages that no sidebar shows. */
export const withoutSidebar = ['getting-started/development-setup', 'help/index', 'reference/WorkerInfo'];

/** A version as the specification names it: path below `/docs/` and the ids of its pages. */
export interface InventoryVersion {
  name: string;
  label: string;
  path: string;
  docs: string[];
}

export const inventory: readonly InventoryVersion[] = [
  {
    name: 'current',
    label: 'next (unreleased)',
    path: 'next/',
    docs: [...everywhere, ...since132, ...since190, ...sinceNext],
  },
  {name: '1.9.0', label: '1.9.0', path: '', docs: [...everywhere, ...since132, ...since190]},
  {name: '1.3.2', label: '1.3.2', path: '1.3.2/', docs: [...everywhere, ...since132]},
  {name: '1.1.8', label: '1.1.8', path: '1.1.8/', docs: everywhere},
  {name: '1.0.0', label: '1.0.0', path: '1.0.0/', docs: everywhere},
];

/** Address of a page below the base URL: folder pages end with a slash, others do not. */
export function docPath(version: InventoryVersion, id: string): string {
  return `docs/${version.path}${id.replace(/(^|\/)index$/, '$1')}`;
}

/** Pages outside the versioned documentation, with the start of their title. */
export const topLevelPages = [
  {path: '', title: 'jadice flow documentation'},
  {path: 'WorkerInfoComponent', title: 'Worker information'},
  {path: 'check', title: 'Check your files'},
  {path: 'job-request', title: 'Build a job request'},
  {path: 'sizing', title: 'Size a stack'},
  {path: 'blog', title: 'News'},
];
