/** What stands on the home page. All documentation links lead to the current release. */

/** A link with the words beside it. */
export interface HomeLink {
  label: string;
  text: string;
  to: string;
}

/** What one kind of reader comes for. */
export interface Role {
  title: string;
  text: string;
  links: readonly HomeLink[];
}

/** Queries that show what the search takes: a key, an error, a task, a call. */
export const sampleQueries: readonly string[] = ['spring.datasource.url', '401', 'backup', 'POST /job/create'];

export const roles: readonly Role[] = [
  {
    title: 'Install',
    text: 'From the requirements to a stack that runs.',
    links: [
      {
        label: 'System requirements',
        text: 'processors, memory, software',
        to: '/docs/installation/system-requirements',
      },
      {label: 'Docker Compose', text: 'one machine', to: '/docs/installation/docker-compose'},
      {label: 'Kubernetes', text: 'also OpenShift and Helm', to: '/docs/installation/install-kubernetes'},
      {label: 'Configuration keys', text: 'all of them, with a filter', to: '/configuration'},
    ],
  },
  {
    title: 'Operate',
    text: 'Keep it running, and find out what is wrong.',
    links: [
      {label: 'Troubleshooting', text: 'symptom, cause, check, fix', to: '/docs/operations/troubleshooting'},
      {label: 'Monitoring', text: 'what to watch, and from where', to: '/docs/operations/monitoring'},
      {label: 'Updates', text: 'before, during and after', to: '/docs/operations/updates'},
      {label: 'Maintenance', text: 'back up, restore, move', to: '/docs/operations/maintenance'},
      {label: 'What changed', text: 'between any two versions', to: '/changes'},
    ],
  },
  {
    title: 'Develop',
    text: 'Send jobs from your program.',
    links: [
      {label: 'REST API', text: 'submit, poll, fetch', to: '/docs/reference/flow-rest-api'},
      {label: 'Java client', text: 'the same from Java', to: '/docs/reference/flow-client'},
      {label: 'Workers', text: 'what each can do', to: '/docs/reference/WorkerInfo'},
      {
        label: 'Try the calls',
        text: 'without a stack or a licence',
        to: '/docs/reference/flow-rest-api#try-the-calls-without-a-stack',
      },
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
