/** Content of the home page. All documentation links point to the current release. */

/** A link with the words beside it. */
export interface HomeLink {
  label: string;
  text: string;
  to: string;
}

/** Pages for one purpose. */
export interface Shelf {
  title: string;
  links: readonly HomeLink[];
}

/** Queries that show what the search takes: a key, an error, a task, a call. */
export const sampleQueries: readonly string[] = ['spring.datasource.url', '401', 'backup', 'POST /job/create'];

const troubleshooting = '/docs/operations/troubleshooting';

/** The field for a log line. */
export const finder = `${troubleshooting}#find-your-symptom`;

export const symptoms: readonly HomeLink[] = [
  {
    label: 'Worker is not reachable',
    text: 'wrong address, or worker down',
    to: `${troubleshooting}#worker-is-not-reachable`,
  },
  {label: 'Out of memory', text: 'exit code 137, OutOfMemoryError', to: `${troubleshooting}#out-of-memory`},
  {label: 'Job stays queued', text: 'accepted, but does not start', to: `${troubleshooting}#job-stays-queued`},
];

/** How a program sends a job. */
export const ways: readonly Omit<HomeLink, 'text'>[] = [
  {label: 'REST API', to: '/docs/reference/flow-rest-api'},
  {label: 'Java client', to: '/docs/reference/flow-client'},
  {label: 'Workers', to: '/docs/reference/WorkerInfo'},
];

export const shelves: readonly Shelf[] = [
  {
    title: 'Install',
    links: [
      {
        label: 'System requirements',
        text: 'processors, memory, software',
        to: '/docs/installation/system-requirements',
      },
      {label: 'Docker Compose', text: 'one machine', to: '/docs/installation/docker-compose'},
      {label: 'Kubernetes', text: 'also OpenShift and Helm', to: '/docs/installation/install-kubernetes'},
      {label: 'Security', text: 'who may call the controller', to: '/docs/installation/security'},
    ],
  },
  {
    title: 'Operate',
    links: [
      {label: 'Troubleshooting', text: 'symptom, cause, check, fix', to: '/docs/operations/troubleshooting'},
      {label: 'Monitoring', text: 'what to watch, and from where', to: '/docs/operations/monitoring'},
      {label: 'Updates', text: 'before, during and after', to: '/docs/operations/updates'},
      {label: 'Maintenance', text: 'back up, restore, move', to: '/docs/operations/maintenance'},
    ],
  },
  {
    title: 'Develop',
    links: [
      {label: 'REST API', text: 'submit, poll, fetch', to: '/docs/reference/flow-rest-api'},
      {label: 'Java client', text: 'the same from Java', to: '/docs/reference/flow-client'},
      {label: 'Workers', text: 'what each can do', to: '/docs/reference/WorkerInfo'},
      {label: 'Job data model', text: 'job, item, part, step', to: '/docs/main-concepts/job-datamodel'},
    ],
  },
];

export const productGuides: readonly HomeLink[] = [
  {label: 'OCR', text: 'text from scans and images', to: '/docs/products/product-ocr'},
  {label: 'Image conversion', text: 'images to PDF and PDF/A', to: '/docs/products/product-image-conversion'},
  {
    label: 'Document conversion',
    text: 'Office, HTML, AFP and others to PDF',
    to: '/docs/products/product-document-conversion',
  },
  {label: 'Email conversion', text: 'mail with its attachments', to: '/docs/products/product-email-conversion'},
  {
    label: 'Document enhancer',
    text: 'text layer, PDF/A and metadata',
    to: '/docs/products/product-document-enhancer',
  },
  {label: 'Archive migrator', text: 'plan, run and prove a migration', to: '/docs/products/product-archivemigrator'},
  {label: 'Annotation migrator', text: 'annotations for a target document', to: '/docs/products/product-anno-migrator'},
  {label: 'Technology packages', text: 'workers for a kind of document', to: '/docs/products/technology-packages'},
];
