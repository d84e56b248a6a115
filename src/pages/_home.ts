/** Content of the home page. All documentation links point to the current release. */
import {tools} from '../config/tools';

export interface HomeLink {
  label: string;
  text: string;
  to: string;
}

const troubleshooting = '/docs/operations/troubleshooting';

export const finder = `${troubleshooting}#find-your-symptom`;

export const firstJob = {label: 'Send your first job', to: '/first-job'};

/** Where to begin at night. */
export const outage = {label: 'Fix an outage', to: '/docs/help/#production-is-down'};

/** The introduction, for readers who evaluate. */
export const introduction = {label: 'How jadice flow works', to: '/docs/'};

/** What a reader sees, and where it leads. */
export const symptoms: readonly (HomeLink & {sign: string})[] = [
  {
    sign: 'No space left on device',
    label: 'Disk is full',
    text: 'A host, a volume or a bucket is full.',
    to: `${troubleshooting}#disk-is-full`,
  },
  {
    sign: 'Container exits with code 137',
    label: 'Out of memory',
    text: 'The limit is too low, or a stop took too long.',
    to: `${troubleshooting}#out-of-memory`,
  },
  {
    sign: 'Job accepted but does not start',
    label: 'Job stays queued',
    text: 'JobLauncher is off or the limit is reached.',
    to: `${troubleshooting}#job-stays-queued`,
  },
];

/** The first job of tutorial 1: its request with a demo number, how it runs, and the parts that come out. */
export const request = `{
  "jobTemplateName": "ocr", "priority": 0,
  "items": [{"parts": [{
    "url": "http://eureka:8080/api/v1/documents/18/content",
    "filename": "page.png", "mimeType": "image/png",
    "type": "BASE_PART"
  }]}]
}`;

export const job: readonly (readonly [string, string])[] = [
  ['Template', 'ocr'],
  ['Step', 'OCR'],
  ['Worker', 'TessOCR'],
  ['Takes', 'PNG, JPEG, TIFF, BMP, GIF, PDF'],
];

export const parts: readonly (readonly [name: string, text: string, state: string])[] = [
  ['text/plain', 'The recognised text', 'new part'],
  ['hOCR', 'The text with its positions', 'new part'],
  ['page.png', 'The source', 'META'],
];

/** How a program sends a job. */
export const ways: readonly Omit<HomeLink, 'text'>[] = [
  {label: 'REST API', to: '/docs/reference/flow-rest-api'},
  {label: 'Java client', to: '/docs/reference/flow-client'},
  {label: 'Worker catalogue', to: '/docs/reference/WorkerInfo'},
];

export const shelves: readonly {title: string; links: readonly HomeLink[]}[] = [
  {
    title: 'Install',
    links: [
      {
        label: 'System requirements',
        text: 'Memory, network, images and size.',
        to: '/docs/installation/system-requirements',
      },
      {label: 'Docker Compose', text: 'The whole stack on one machine.', to: '/docs/installation/docker-compose'},
      {
        label: 'Kubernetes',
        text: 'With manifests or a Helm chart.',
        to: '/docs/installation/install-kubernetes',
      },
      {label: 'OpenShift', text: 'With Routes and restricted users.', to: '/docs/installation/install-openshift'},
      {label: 'Security', text: 'Who can call the controller.', to: '/docs/installation/security'},
    ],
  },
  {
    title: 'Operate',
    links: [
      {
        label: 'Troubleshooting',
        text: 'From the symptom to its cause and the fix.',
        to: '/docs/operations/troubleshooting',
      },
      {label: 'Monitoring', text: 'What to watch, and how.', to: '/docs/operations/monitoring'},
      {label: 'Update jadice flow', text: 'Before, during and after an update.', to: '/docs/operations/updates'},
      {label: 'Maintenance', text: 'Back up, restore or move a stack.', to: '/docs/operations/maintenance'},
    ],
  },
  {
    title: 'Develop',
    links: [
      {
        label: 'REST API',
        text: 'Submit a job, poll its status, fetch the result.',
        to: '/docs/reference/flow-rest-api',
      },
      {label: 'Java client', text: 'The same calls from Java.', to: '/docs/reference/flow-client'},
      {label: 'Worker catalogue', text: 'What each worker can do.', to: '/docs/reference/WorkerInfo'},
      {label: 'Workflows', text: 'Which steps a document goes through.', to: '/docs/main-concepts/workflows'},
      {
        label: 'Job data model',
        text: 'What jobs, items, parts and steps are.',
        to: '/docs/main-concepts/job-datamodel',
      },
    ],
  },
  {
    title: 'Convert documents',
    links: [
      {label: 'OCR', text: 'Text from scans and images.', to: '/docs/products/product-ocr'},
      {label: 'Image conversion', text: 'Images to PDF and PDF/A.', to: '/docs/products/product-image-conversion'},
      {
        label: 'Document conversion',
        text: 'Office, HTML, AFP and other formats to PDF.',
        to: '/docs/products/product-document-conversion',
      },
      {
        label: 'Email conversion',
        text: 'Emails with their attachments.',
        to: '/docs/products/product-email-conversion',
      },
      {label: 'Check documents', text: 'No page missing, PDF/A and text right.', to: '/document-checks'},
    ],
  },
  {
    title: 'Enhance and migrate',
    links: [
      {
        label: 'Document enhancer',
        text: 'Add a text layer or metadata.',
        to: '/docs/products/product-document-enhancer',
      },
      {
        label: 'Archive migrator',
        text: 'Plan, run and verify a migration.',
        to: '/docs/products/product-archivemigrator',
      },
      {
        label: 'Annotation migrator',
        text: 'Move annotations to a target document.',
        to: '/docs/products/product-anno-migrator',
      },
      {
        label: 'Technology packages',
        text: 'Which workers process which documents.',
        to: '/docs/products/technology-packages',
      },
    ],
  },
  {
    title: 'More tools',
    links: tools
      .filter(({to}) => to !== finder && to !== '/changes')
      .map(({name, does, to}) => ({label: name, text: does, to})),
  },
];
