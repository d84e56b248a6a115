import {z} from 'zod';

/** Structure of the files that no program checks here, strict: a field that is not listed fails, so a typing error is found. */

const duration = z.string().regex(/^\d+(?:ms|[smhdwy])$/, 'a duration such as 30s');
/** The fields of a configuration that the tests read; promtool checks all. */
export interface PrometheusConfig {
  global: {scrape_interval: string};
  rule_files: string[];
  scrape_configs: {
    job_name: string;
    static_configs?: {targets: string[]}[];
    kubernetes_sd_configs?: object[];
    relabel_configs?: {action?: string; regex?: string; replacement?: string}[];
  }[];
}

/** The fields of alert rules that the tests read; promtool checks all. */
export interface AlertRules {
  groups: {
    rules: {alert: string; expr: string; labels: {severity: string}; annotations: Record<string, string>}[];
  }[];
}

/** The parts of a PodMonitor that the sample uses. The Prometheus Operator defines the kind. */
export const podMonitor = z.strictObject({
  apiVersion: z.literal('monitoring.coreos.com/v1'),
  kind: z.literal('PodMonitor'),
  metadata: z.strictObject({name: z.string(), namespace: z.string()}),
  spec: z.strictObject({
    jobLabel: z.string(),
    selector: z.strictObject({matchLabels: z.record(z.string(), z.string())}),
    podMetricsEndpoints: z.array(z.strictObject({port: z.string(), path: z.string(), interval: duration})),
  }),
});

const service = z.strictObject({
  stop_grace_period: duration.optional(),
  image: z.string(),
  restart: z.literal('unless-stopped'),
  networks: z.array(z.string()),
  ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/, 'a port on the loopback address only')).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
});

export const compose = z.strictObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

export const grafanaDatasources = z.strictObject({
  apiVersion: z.literal(1),
  datasources: z.array(
    z.strictObject({
      name: z.string(),
      uid: z.string(),
      type: z.literal('prometheus'),
      access: z.literal('proxy'),
      url: z.url(),
      isDefault: z.boolean(),
      editable: z.boolean(),
      jsonData: z.strictObject({timeInterval: duration}),
    }),
  ),
});

export const grafanaDashboards = z.strictObject({
  apiVersion: z.literal(1),
  providers: z.array(
    z.strictObject({
      name: z.string(),
      folder: z.string(),
      type: z.literal('file'),
      disableDeletion: z.boolean(),
      allowUiUpdates: z.boolean(),
      updateIntervalSeconds: z.int(),
      options: z.strictObject({path: z.string()}),
    }),
  ),
});
