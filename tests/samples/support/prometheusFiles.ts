import {z} from 'zod';

/** Structure of the Prometheus files, strict: a field that is not listed here fails, so a typing error is found. */

const duration = z.string().regex(/^\d+(?:ms|[smhdwy])$/, 'a duration such as 30s');
const labels = z.record(z.string().regex(/^[a-zA-Z_]\w*$/), z.string());
const labelName = z.string().regex(/^[a-zA-Z_]\w*$/);

const relabelling = z.strictObject({
  source_labels: z.array(labelName).optional(),
  action: z.enum(['replace', 'keep', 'drop', 'labelmap']).optional(),
  regex: z.string().optional(),
  target_label: labelName.optional(),
  replacement: z.string().optional(),
});

const scrapeJob = z.strictObject({
  job_name: z.string().regex(/^flow-/),
  metrics_path: z.string().startsWith('/').optional(),
  params: z.record(z.string(), z.array(z.string())).optional(),
  static_configs: z
    .array(z.strictObject({targets: z.array(z.string().regex(/^[\w.-]+:\d+$/)), labels: labels.optional()}))
    .optional(),
  kubernetes_sd_configs: z
    .array(
      z.strictObject({
        role: z.enum(['pod', 'service', 'endpoints', 'endpointslice', 'node', 'ingress']),
        namespaces: z.strictObject({names: z.array(z.string())}),
      }),
    )
    .optional(),
  relabel_configs: z.array(relabelling).optional(),
});

export const prometheusConfig = z.strictObject({
  global: z.strictObject({scrape_interval: duration, evaluation_interval: duration}),
  rule_files: z.array(z.string()),
  scrape_configs: z.array(scrapeJob),
});

const alert = z.strictObject({
  alert: z.string().regex(/^Flow[A-Za-z]+$/),
  expr: z.string(),
  for: duration.optional(),
  labels: z.strictObject({severity: z.enum(['warning', 'critical'])}),
  annotations: z.strictObject({summary: z.string(), description: z.string(), runbook_url: z.url()}),
});

export const alertRules = z.strictObject({
  groups: z.array(z.strictObject({name: z.string(), rules: z.array(alert)})),
});

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
  image: z
    .string()
    .regex(
      /^\$\{FLOW_PUBLIC_REGISTRY:-[\w./-]+\/\}[\w./-]+:v?\d+(?:\.\d+)+$/,
      "an image of the reader's registry with a full version as tag",
    ),
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
