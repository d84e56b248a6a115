/**
 * Metrics that alert rules and dashboard may use: what Spring Boot with Micrometer publishes by default, what Prometheus
 * adds, and what the blackbox exporter measures. `reference/prometheus-grafana` explains each of them.
 */
export const metrics = [
  'hikaricp_connections_acquire_seconds_count',
  'hikaricp_connections_acquire_seconds_sum',
  'hikaricp_connections_active',
  'hikaricp_connections_idle',
  'hikaricp_connections_max',
  'hikaricp_connections_pending',
  'hikaricp_connections_timeout_total',
  'http_server_requests_seconds_count',
  'http_server_requests_seconds_max',
  'http_server_requests_seconds_sum',
  'jvm_gc_pause_seconds_sum',
  'jvm_memory_max_bytes',
  'jvm_memory_used_bytes',
  'jvm_threads_live_threads',
  'logback_events_total',
  'probe_success',
  'process_cpu_usage',
  'process_files_max_files',
  'process_files_open_files',
  'process_start_time_seconds',
  'system_cpu_usage',
  'up',
];
