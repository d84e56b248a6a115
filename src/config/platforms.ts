/** Labels of the platforms by their names, in the order of choices and tabs. */
export const platforms: Readonly<Record<string, string>> = {
  compose: 'Docker Compose',
  kubernetes: 'Kubernetes',
  openshift: 'OpenShift',
  chart: 'Helm chart',
  standalone: 'Standalone',
};
