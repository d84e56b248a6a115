import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * Navigation of the next version; `docs:version` freezes a copy in `versioned_sidebars/`.
 *
 * Three pages stand in no sidebar and are reached by links: `getting-started/development-setup`, `help/index`,
 * `reference/WorkerInfo`.
 */
const sidebars: SidebarsConfig = {
  Documentation: [
    'index',
    {
      type: 'category',
      label: 'Main concepts',
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
      items: [
        'operations/flow-controller-ui',
        'operations/monitoring',
        'operations/logging',
        'operations/maintenance',
        'operations/updates',
        'operations/troubleshooting',
      ],
    },
    {
      type: 'category',
      label: 'Product guides',
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
      items: ['getting-started/stay-tuned', 'copyright', 'dependency-license'],
    },
  ],
  Tutorials: ['tutorials/index', 'tutorials/tutorial-01', 'tutorials/tutorial-02'],
};

export default sidebars;
