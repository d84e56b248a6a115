/** The kits, archives of samples for readers, with the paths of their files. */

/** One archive, `flow-<name>-demo-2023.tar.gz`. */
export interface Kit {
  name: string;
  /** First line of its README. */
  title: string;
  /** Page that explains its use, below `/docs/`. A version without it uses that of the next later version. */
  page: string;
  /** Path in the archive to file or folder below `static/samples/`. A later entry replaces a file of an earlier one. */
  files: Readonly<Record<string, string>>;
}

export const kits: readonly Kit[] = [
  {
    name: 'compose',
    title: 'A jadice flow stack for Docker Compose: OCR, with its jobs in MariaDB',
    page: 'installation/docker-compose',
    files: {
      'docker-compose.yaml': 'tutorial-01/docker-compose.yaml',
      'start-stack.sh': 'tutorial-01/start-stack.sh',
      'controller-config': 'tutorial-01/controller-config',
      'worker-config': 'tutorial-01/worker-config',
      'eureka-config': 'tutorial-01/eureka-config',
      // This kit enables the database. Tutorial 1 keeps its jobs in memory.
      'env.txt': 'docker-compose/env.txt',
      'controller-config/application.yaml': 'docker-compose/controller-config/application.yaml',
      'compose.database.yaml': 'docker-compose/compose.database.yaml',
      'compose.ports.yaml': 'docker-compose/compose.ports.yaml',
      'compose.tls.yaml': 'docker-compose/compose.tls.yaml',
      proxy: 'docker-compose/proxy',
      'backup.sh': 'operations/backup.sh',
      'restore.sh': 'operations/restore.sh',
      'support-bundle.sh': 'operations/support-bundle.sh',
      'check-stack.sh': 'monitoring/check-stack.sh',
      'with-token.sh': 'monitoring/with-token.sh',
      'run-job.sh': 'rest/run-job.sh',
      'job-request.json': 'rest/job-request.json',
      'images-compose.txt': 'images/images-compose.txt',
    },
  },
  {
    name: 'kubernetes',
    title: 'A jadice flow stack for Kubernetes: plain manifests with OCR, data store and MariaDB',
    page: 'installation/install-kubernetes',
    files: {
      kubernetes: 'kubernetes',
      'kubernetes-backup': 'kubernetes-backup',
      'kubernetes-backup/objects.sh': 'operations/objects.sh',
      openshift: 'openshift',
      'support-bundle.sh': 'operations/support-bundle.sh',
      'images-kubernetes.txt': 'images/images-kubernetes.txt',
    },
  },
  {
    name: 'monitoring',
    title: 'Prometheus, alert rules and a Grafana dashboard for a jadice flow stack',
    page: 'reference/prometheus-grafana',
    files: {
      'compose.monitoring.yaml': 'monitoring/compose.monitoring.yaml',
      'flow-textfile.sh': 'monitoring/flow-textfile.sh',
      'check-stack.sh': 'monitoring/check-stack.sh',
      'with-token.sh': 'monitoring/with-token.sh',
      'run-job.sh': 'rest/run-job.sh',
      'job-request.json': 'rest/job-request.json',
      'monitoring/prometheus': 'monitoring/prometheus',
      'monitoring/grafana': 'monitoring/grafana',
      'monitoring/kubernetes': 'monitoring/kubernetes',
      'images-compose.txt': 'images/images-compose.txt',
    },
  },
];
