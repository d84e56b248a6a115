/** Frequent starting points of a search without a query: address and name. */
export const entries = [
  ['/docs/', 'Introduction'],
  ['/docs/help/#production-is-down', 'Production is down'],
  ['/docs/operations/troubleshooting', 'Troubleshooting'],
  ['/check', 'Check your files'],
  ['/docs/reference/flow-rest-api', 'REST API'],
  ['/configuration', 'All configuration keys'],
] as const;
