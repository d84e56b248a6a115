import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * Navigation of the next version; `docs:version` freezes a copy in `versioned_sidebars/`.
 *
 * Each group has a page that lists its pages with their descriptions. A page that is in no sidebar is a fault, except those in
 * `src/config/content.ts`.
 */
const sidebars: SidebarsConfig = {
  Documentation: [
    'index',
    {
      type: 'category',
      label: 'Main concepts',
      link: {
        type: 'generated-index',
        slug: '/main-concepts',
        description: 'What a jadice flow stack is made of, what a job is, and how it runs.',
      },
      items: [
        'main-concepts/architecture',
        'main-concepts/job-datamodel',
        'main-concepts/job-processing',
        'main-concepts/workflows',
      ],
    },
    {
      type: 'category',
      label: 'Installation',
      link: {
        type: 'generated-index',
        slug: '/installation',
        description: 'What a stack needs, the ways to install it, and how to configure and secure it.',
      },
      items: [
        'installation/system-requirements',
        'installation/docker-compose',
        'installation/install-standalone',
        'installation/install-kubernetes',
        'installation/chart-installation',
        'installation/install-openshift',
        'installation/general-configuration',
        'installation/security',
      ],
    },
    {
      type: 'category',
      label: 'Operations',
      link: {
        type: 'generated-index',
        slug: '/operations',
        description: 'Monitor, maintain and update a running stack, and fix its problems.',
      },
      items: [
        'operations/flow-controller-ui',
        'operations/monitoring',
        'operations/logging',
        'operations/maintenance',
        'operations/updates',
        'operations/troubleshooting',
        {type: 'link', label: 'Check documents', href: '/document-checks'},
      ],
    },
    {
      type: 'category',
      label: 'Product guides',
      link: {
        type: 'generated-index',
        slug: '/products',
        description: 'What each product does, how to plan and run its jobs, and how to check the result.',
      },
      items: [
        'products/product-ocr',
        'products/product-image-conversion',
        'products/product-document-conversion',
        'products/product-email-conversion',
        'products/product-document-enhancer',
        'products/product-archivemigrator',
        'products/product-anno-migrator',
        'products/technology-packages',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      link: {
        type: 'generated-index',
        slug: '/reference',
        description: 'The REST API, the Java client, the workers and the components around them.',
      },
      items: [
        'reference/flow-rest-api',
        'reference/flow-client',
        'reference/workers',
        'reference/source-scanner',
        'reference/datatransfer',
        'reference/event-bus',
        'reference/oauth2-keycloak',
        'reference/prometheus-grafana',
      ],
    },
    {
      type: 'category',
      label: 'About',
      link: {
        type: 'generated-index',
        slug: '/about',
        description: 'How to follow the news, and the licences of this site and of the software in jadice flow.',
      },
      items: ['getting-started/stay-tuned', 'copyright', 'dependency-license'],
    },
  ],
  Tutorials: [
    'tutorials/index',
    {type: 'link', label: 'Send your first job', href: '/first-job'},
    'tutorials/tutorial-01',
    'tutorials/tutorial-02',
  ],
};

export default sidebars;
