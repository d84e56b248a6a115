import ts from 'typescript';

/** Name of the file that is checked. It exists only in memory, in this folder, so that it finds the packages. */
const file = `${import.meta.dirname}/object.ts`;

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
};

/** Module of the package `kubernetes-types` for an API version: `rbac/v1` for `rbac.authorization.k8s.io/v1`. */
function moduleOf(apiVersion: string): string {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
}

/**
 * Compares Kubernetes objects with the types of `kubernetes-types`, which are generated from the OpenAPI description of Kubernetes.
 * TypeScript also refuses unknown fields, which the API server of a cluster drops silently.
 *
 * @returns Problems, none if all objects are right.
 */
export function schemaProblems(objects: readonly {apiVersion: string; kind: string}[]): string[] {
  const text = objects
    .map((one, index) => {
      const type = `import('${moduleOf(one.apiVersion)}').${one.kind}`;
      return `export const object${index}: ${type} = ${JSON.stringify(one, undefined, 1)};\n`;
    })
    .join('');
  const host = ts.createCompilerHost(options);
  const onDisk = {...host};
  host.fileExists = (name) => name === file || onDisk.fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest) : onDisk.getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({messageText, start = 0}) => {
    const line = text.slice(start).split('\n')[0];
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
