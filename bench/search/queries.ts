/** What readers type, and the pages (ids of the current release) that answer it: any of them is right. */
export interface BenchQuery {
  kind: 'key' | 'title' | 'prefix' | 'typo' | 'question' | 'synonym' | 'words' | 'task';
  query: string;
  pages: readonly string[];
}

const group =
  (kind: BenchQuery['kind']) =>
  ([query, ...pages]: readonly [string, ...string[]]): BenchQuery => ({kind, query, pages});

const keys: readonly [string, ...string[]][] = [
  ['maximumConcurrentJobCount', 'installation/general-configuration', 'main-concepts/job-processing'],
  [
    'jadice-flow.system.maximumConcurrentJobCount',
    'installation/general-configuration',
    'main-concepts/job-processing',
  ],
  ['concurrent job', 'main-concepts/job-processing', 'installation/general-configuration'],
  ['server.port', 'installation/general-configuration'],
  ['spring.datasource.url', 'installation/general-configuration'],
  ['hikari', 'installation/general-configuration'],
  ['lockJobConfiguration', 'installation/general-configuration'],
  ['job.result', 'reference/flow-rest-api'],
  ['/job/create', 'reference/flow-rest-api'],
  ['GET /job/template-names', 'reference/flow-rest-api'],
  ['JF_ACCESS', 'installation/security', 'installation/docker-compose', 'installation/general-configuration'],
  ['JF_ACCESS_TOKEN', 'installation/security', 'installation/docker-compose', 'installation/general-configuration'],
  ['SPRING_PROFILES_ACTIVE', 'installation/general-configuration'],
  ['workers.yaml', 'reference/workers', 'installation/general-configuration'],
  ['stepTemplates', 'installation/general-configuration', 'main-concepts/workflows'],
  ['TessOCR', 'reference/WorkerInfo', 'products/product-ocr', 'reference/workers'],
  ['CombineToPDF', 'reference/WorkerInfo', 'products/product-image-conversion', 'reference/workers'],
  ['worker-xslfo', 'reference/WorkerInfo', 'reference/workers'],
  ['/api/v1/documents', 'reference/datatransfer'],
];
const titles: readonly [string, ...string[]][] = [
  ['event bus', 'reference/event-bus'],
  ['source scanner', 'reference/source-scanner'],
  ['rest api', 'reference/flow-rest-api'],
  ['kubernetes', 'installation/install-kubernetes'],
  ['openshift', 'installation/install-openshift'],
  ['docker compose', 'installation/docker-compose', 'tutorials/tutorial-01'],
  ['system requirements', 'installation/system-requirements'],
  ['troubleshooting', 'operations/troubleshooting'],
  ['ocr', 'products/product-ocr'],
  ['email conversion', 'products/product-email-conversion'],
  ['worker catalogue', 'reference/WorkerInfo'],
  ['glossary', 'help/index'],
  ['job flow', 'main-concepts/workflows'],
  ['network ports', 'main-concepts/architecture', 'installation/system-requirements', 'reference/event-bus'],
];
const prefixes: readonly [string, ...string[]][] = [
  ['kube', 'installation/install-kubernetes'],
  ['archivem', 'products/product-archivemigrator'],
  ['anno', 'products/product-anno-migrator'],
  ['troubl', 'operations/troubleshooting'],
  ['maximumConc', 'installation/general-configuration', 'main-concepts/job-processing'],
  ['technology pack', 'products/technology-packages'],
  ['keycl', 'reference/oauth2-keycloak'],
  ['docker comp', 'installation/docker-compose', 'tutorials/tutorial-01'],
];
const typos: readonly [string, ...string[]][] = [
  ['kubernets', 'installation/install-kubernetes'],
  ['wokrers', 'reference/workers', 'reference/WorkerInfo'],
  ['openshfit', 'installation/install-openshift'],
  ['instalation standalone', 'installation/install-standalone'],
  ['troubleshoting', 'operations/troubleshooting'],
  ['monitorring', 'operations/monitoring'],
  ['documnet enhancer', 'products/product-document-enhancer'],
  ['maximumConcurentJobCount', 'installation/general-configuration', 'main-concepts/job-processing'],
  ['architcture', 'main-concepts/architecture'],
  ['keyclaok', 'reference/oauth2-keycloak'],
];
const questions: readonly [string, ...string[]][] = [
  ['how do I install on openshift', 'installation/install-openshift'],
  ['how can I update the stack', 'operations/updates'],
  ['what is a worker', 'reference/workers'],
  ['how do I back up the database', 'operations/maintenance', 'installation/docker-compose'],
  ['why does my job stay queued', 'operations/troubleshooting'],
  ['how do I scale a worker', 'installation/install-kubernetes', 'reference/workers'],
  ['where are the logs', 'operations/logging'],
  ['how to change the log level', 'operations/logging'],
  ['how do I create a searchable pdf', 'products/product-ocr'],
  ['what do I put into a support ticket', 'help/index'],
  ['how much memory does it need', 'installation/system-requirements'],
];
const synonyms: readonly [string, ...string[]][] = [
  ['k8s', 'installation/install-kubernetes'],
  ['compose', 'installation/docker-compose', 'tutorials/tutorial-01'],
  [
    'login',
    'reference/oauth2-keycloak',
    'installation/security',
    'operations/flow-controller-ui',
    'operations/troubleshooting',
  ],
  ['metrics', 'operations/monitoring'],
  ['mail', 'products/product-email-conversion'],
  ['helm', 'installation/chart-installation'],
  ['air gap', 'installation/system-requirements', 'operations/updates', 'installation/chart-installation'],
  ['swagger', 'reference/flow-rest-api'],
  ['hot folder', 'reference/source-scanner'],
  ['upgrade', 'operations/updates'],
  ['licenses', 'dependency-license', 'installation/general-configuration'],
  ['https', 'installation/security', 'installation/docker-compose'],
];
const words: readonly [string, ...string[]][] = [
  ['access token', 'installation/security', 'reference/oauth2-keycloak'],
  ['presigned s3', 'reference/datatransfer'],
  ['retention', 'operations/maintenance'],
  ['time-out', 'reference/flow-rest-api', 'reference/flow-client', 'operations/troubleshooting'],
  ['maven dependency', 'reference/flow-client', 'getting-started/development-setup', 'tutorials/tutorial-02'],
  ['conditional flow', 'main-concepts/workflows'],
  ['fonts', 'reference/workers', 'products/product-document-conversion'],
  ['junit test', 'tutorials/tutorial-02'],
  ['multicast', 'reference/event-bus'],
  ['image pull error', 'operations/troubleshooting'],
];

/** The words of forty readers with a task or a fault, written down before anybody looked at the pages. */
const tasks: readonly [string, ...string[]][] = [
  ['jobs stuck running', 'operations/troubleshooting'],
  ['worker not registered', 'operations/troubleshooting', 'reference/event-bus'],
  ['ocr out of memory', 'operations/troubleshooting'],
  ['controller crashloop update', 'operations/troubleshooting'],
  ['database disk full', 'operations/troubleshooting'],
  ['certificate expired PKIX', 'operations/troubleshooting'],
  ['keycloak login loop', 'reference/oauth2-keycloak'],
  ['502 bad gateway', 'operations/troubleshooting'],
  ['s3 bucket full', 'operations/maintenance', 'operations/troubleshooting'],
  ['message broker down', 'main-concepts/architecture'],
  ['413 upload large', 'operations/troubleshooting'],
  ['restart failed job', 'operations/flow-controller-ui'],
  ['change log level', 'operations/logging'],
  ['restore backup database', 'operations/maintenance', 'installation/docker-compose'],
  ['scale worker replicas', 'reference/workers', 'installation/install-kubernetes'],
  ['mirror images offline', 'installation/system-requirements'],
  ['firewall ports list', 'installation/system-requirements', 'main-concepts/architecture'],
  ['hardware requirements cpu', 'installation/system-requirements'],
  [
    'image pull secret',
    'installation/install-kubernetes',
    'installation/install-openshift',
    'installation/chart-installation',
  ],
  ['custom ca truststore', 'installation/security'],
  ['openshift permission denied', 'installation/install-openshift'],
  ['postgresql version supported', 'installation/system-requirements'],
  ['license key install', 'installation/general-configuration', 'installation/install-kubernetes'],
  ['keycloak realm roles', 'reference/oauth2-keycloak'],
  [
    'smoke test installation',
    'installation/docker-compose',
    'installation/install-kubernetes',
    'installation/install-openshift',
    'installation/install-standalone',
    'installation/chart-installation',
  ],
  ['create job curl', 'reference/flow-rest-api', 'tutorials/tutorial-01'],
  ['download result file', 'reference/flow-rest-api'],
  ['job finished callback', 'main-concepts/job-processing'],
  ['client credentials token', 'reference/oauth2-keycloak'],
  ['custom worker java', 'reference/workers'],
  ['job template steps', 'main-concepts/workflows'],
  ['word to pdf/a', 'products/product-document-conversion'],
  ['job state aborted', 'main-concepts/job-processing'],
  ['maven dependency client', 'reference/flow-client'],
  ['step timeout retry', 'main-concepts/job-processing'],
  ['upgrade from 1.0.0', 'operations/updates'],
  ['controller application properties', 'installation/general-configuration'],
  ['migration breaking changes', 'operations/updates'],
  ['worker not registered eureka', 'operations/troubleshooting'],
  ['security vulnerability cve', 'installation/security'],
];

/** All queries of the bench. */
export const queries: readonly BenchQuery[] = [
  ...keys.map(group('key')),
  ...titles.map(group('title')),
  ...prefixes.map(group('prefix')),
  ...typos.map(group('typo')),
  ...questions.map(group('question')),
  ...synonyms.map(group('synonym')),
  ...words.map(group('words')),
  ...tasks.map(group('task')),
];

/** Address of a page of the current release, below the base URL. */
export const pathOf = (id: string): string => `docs/${id.replace(/(^|\/)index$/, '$1')}`;
