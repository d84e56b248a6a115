/** What stands on the home page. All documentation links lead to the current release. */
import type {Tile} from '@site/src/components/TileGrid';

export const waysIn: readonly Tile[] = [
  {
    title: 'Install',
    text: 'Check the requirements, then start the stack with Docker Compose, on Kubernetes or OpenShift, or standalone.',
    to: '/docs/installation/system-requirements',
  },
  {
    title: 'Run a first job',
    text: 'Start controller, OCR worker and data store on your machine. Tutorial 2 then reads text out of an image.',
    to: '/docs/tutorials/tutorial-01',
  },
  {
    title: 'Look up',
    text: 'REST API, Java client, configuration properties and workers, in tables with a link for each entry.',
    to: '/docs/reference/flow-rest-api',
  },
];

export const productGuides: readonly Tile[] = [
  {title: 'OCR', text: 'Read text from scans and images.', to: '/docs/products/product-ocr'},
  {title: 'Image conversion', text: 'Turn images into PDF and PDF/A.', to: '/docs/products/product-image-conversion'},
  {
    title: 'Document conversion',
    text: 'Turn Office, HTML, AFP and other documents into PDF.',
    to: '/docs/products/product-document-conversion',
  },
  {
    title: 'Email conversion',
    text: 'Convert mail together with its attachments.',
    to: '/docs/products/product-email-conversion',
  },
  {
    title: 'Document enhancer',
    text: 'Add a text layer, PDF/A or marks, and see that nothing else changed.',
    to: '/docs/products/product-document-enhancer',
  },
  {
    title: 'Archive migrator',
    text: 'Plan, run and prove the migration of an archive.',
    to: '/docs/products/product-archivemigrator',
  },
  {
    title: 'Annotation migrator',
    text: 'Make annotations fit a target document.',
    to: '/docs/products/product-anno-migrator',
  },
  {
    title: 'Technology packages',
    text: 'Find the workers for a kind of document.',
    to: '/docs/products/technology-packages',
  },
];

export const tutorials: readonly Tile[] = [
  {
    title: 'Tutorial 1: OCR with Docker Compose',
    text: 'A running stack on one machine, from login to the first checks.',
    to: '/docs/tutorials/tutorial-01',
  },
  {
    title: 'Tutorial 2: OCR from a JUnit test',
    text: 'A Java test that sends an image and checks the text.',
    to: '/docs/tutorials/tutorial-02',
  },
  {
    title: 'Development setup',
    text: 'What you need to build against jadice flow.',
    to: '/docs/getting-started/development-setup',
  },
];

export const operations: readonly Tile[] = [
  {title: 'Troubleshooting', text: 'Symptom, cause, check and cure.', to: '/docs/operations/troubleshooting'},
  {title: 'Monitoring', text: 'What to watch, and from where.', to: '/docs/operations/monitoring'},
  {title: 'Updates', text: 'Checklists for before, during and after.', to: '/docs/operations/updates'},
  {
    title: 'Maintenance',
    text: 'Back up, restore, delete old jobs, move to another host.',
    to: '/docs/operations/maintenance',
  },
  {
    title: 'Logging',
    text: 'Where the logs are, and how to follow one job.',
    to: '/docs/operations/logging',
  },
  {title: 'Help', text: 'Whom to ask, and what to send along.', to: '/docs/help/'},
];
