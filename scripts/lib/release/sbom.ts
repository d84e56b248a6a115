import {createHash} from 'node:crypto';
import {site} from '../../../src/config/site';

/** A package in the lock file. */
interface PackageEntry {
  /** Only for packages that are installed with another name. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

function componentOf(installedAs: string, entry: PackageEntry | undefined) {
  if (!entry?.version || !entry.license || !entry.integrity) {
    throw new Error(
      `src/plugins/licenses/shipped.json: package-lock.json has no node_modules/${installedAs} with version, license ` +
        'and integrity; expected a package that is installed. Update the list: UPDATE_SHIPPED=1 npm run build',
    );
  }
  const {name = installedAs, version, license, integrity} = entry;
  const [algorithm, digest] = integrity.split('-', 2) as [string, string];
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [
      {alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex')},
    ],
    licenses: [/^[\w.+-]+$/.test(license) ? {license: {id: license}} : {expression: license}],
    // The path contains the installed name of the package.
    properties: [{name: 'cdx:npm:package:path', value: `node_modules/${installedAs}`}],
  };
}

/**
 * Creates the bill of materials of the packages that reach a browser. It depends only on the lock file, so that it is reproducible.
 * (`npm sbom` fails on a development dependency with an unmet peer, and with `--omit dev` it omits packages that development dependencies
 * also use, such as React.)
 *
 * @param lock - Parsed `package-lock.json`.
 * @param shipped - Installed names of the shipped packages.
 * @param time - Timestamp of the sources.
 * @throws Error if the lock file does not contain a shipped package.
 */
export function shippedBill(lock: unknown, shipped: readonly string[], time: Date) {
  const {packages} = lock as {packages: Readonly<Record<string, PackageEntry>>};
  const entries = shipped.map((installedAs) => {
    const entry = packages[`node_modules/${installedAs}`];
    return {installedAs, entry, component: componentOf(installedAs, entry)};
  });
  const references = new Map(entries.map(({installedAs, component}) => [installedAs, component['bom-ref']]));
  const referencesTo = (entry: PackageEntry | undefined): string[] =>
    Object.keys({...entry?.dependencies, ...entry?.peerDependencies})
      .flatMap((name) => references.get(name) ?? [])
      .sort();
  const components = entries.map(({component}) => component);
  const root = packages[''];
  const version = root?.version ?? '0.0.0';
  const application = {
    'bom-ref': `${site.projectName}@${version}`,
    type: 'application',
    name: site.projectName,
    version,
    licenses: [{license: {name: `Copyright ${site.publisher}`, url: `${site.url}${site.baseUrl}docs/copyright`}}],
  };
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: {
      timestamp: time.toISOString(),
      tools: {components: [{type: 'application', name: `scripts/sbom.ts of ${site.projectName}`}]},
      component: application,
    },
    components,
    dependencies: [
      {ref: application['bom-ref'], dependsOn: referencesTo(root)},
      ...entries.map(({entry, component}) => ({ref: component['bom-ref'], dependsOn: referencesTo(entry)})),
    ],
  };
}

/** A CycloneDX document. */
export type Bill = ReturnType<typeof shippedBill>;
