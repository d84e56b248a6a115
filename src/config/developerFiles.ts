/** A file for programs and editors. */
export interface DeveloperFile {
  name: string;
  does: string;
  /** Below the base URL. `VERSION` stands for the version of the documentation. */
  path: string;
}

export const developerFiles: readonly DeveloperFile[] = [
  {name: 'Controller API', does: 'OpenAPI 3.1, for Postman and generators', path: 'openapi/VERSION/controller.yaml'},
  {name: 'Data store API', does: 'OpenAPI 3.1, upload and download', path: 'openapi/VERSION/data-store.yaml'},
  {name: 'Schema of a job request', does: 'JSON Schema', path: 'schemas/VERSION/job-request.json'},
  {name: 'Schema of job templates', does: 'JSON Schema for editors', path: 'schemas/VERSION/jobtemplates.json'},
  {name: 'Schema of worker definitions', does: 'JSON Schema for editors', path: 'schemas/VERSION/workers.json'},
  {name: 'Schema of the configuration', does: 'JSON Schema for editors', path: 'schemas/VERSION/application.json'},
  {name: 'Names', does: 'All properties and names with their versions, as JSON', path: 'names.json'},
  {name: 'File check', does: 'Checks configuration files in a pipeline (Node.js)', path: 'tools/check.mjs'},
  {name: 'Mock server', does: 'Responds like both APIs, and fails on request (Node.js)', path: 'tools/mock-server.mjs'},
  {name: 'Shell client', does: 'Upload, run and download (curl, jq)', path: 'samples/rest/run-job.sh'},
  {name: 'Python client', does: 'Upload, run and download, to import or run', path: 'samples/rest/run_job.py'},
  {name: 'TypeScript client', does: 'Upload, run and download, to import or run', path: 'samples/rest/run-job.ts'},
  {name: 'Java client', does: 'Upload, run and download', path: 'samples/java/rest-client/RunJob.java'},
];
