/** The fields of the files of Prometheus and Grafana that the tests read. */

/** Of a configuration; promtool checks all. */
export interface PrometheusConfig {
  global: {scrape_interval: string};
  rule_files: string[];
  scrape_configs: {
    job_name: string;
    static_configs?: {targets: string[]}[];
    relabel_configs?: {action?: string; regex?: string; replacement?: string}[];
  }[];
}

/** Of alert rules; promtool checks all. */
export interface AlertRules {
  groups: {
    rules: {alert: string; expr: string; labels: {severity: string}; annotations: Record<string, string>}[];
  }[];
}

export interface PodMonitor {
  spec: {jobLabel: string; selector: {matchLabels: Record<string, string>}; podMetricsEndpoints: {port: string}[]};
}

export interface Compose {
  services: Record<string, {ports?: string[]; command?: string[]; volumes?: string[]}>;
  volumes: Record<string, null>;
}

export interface GrafanaDatasources {
  datasources: {url: string; jsonData: {timeInterval: string}}[];
}

export interface GrafanaDashboards {
  providers: {options: {path: string}}[];
}
