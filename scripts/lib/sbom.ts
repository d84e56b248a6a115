import {createHash} from 'node:crypto';
import * as z from 'zod';

const component = z.looseObject({name: z.string(), version: z.string(), purl: z.string()});
const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({component: z.looseObject({'bom-ref': z.string()})}),
  components: z.array(component),
});
const lockFile = z.object({packages: z.record(z.string(), z.object({version: z.string().optional()}))});

/** A CycloneDX document. */
export type Bill = z.infer<typeof bill>;

/**
 * Cuts the bill of materials that npm makes down to the packages that reach a reader's browser, and takes out what would
 * differ between two runs.
 *
 * @param npm - Output of `npm sbom --sbom-format cyclonedx`.
 * @param lock - Parsed `package-lock.json`.
 * @param shipped - Names of the shipped packages.
 * @param name - Name of the site.
 * @throws Error when a shipped package is not in the bill.
 */
export function shippedBill(npm: unknown, lock: unknown, shipped: readonly string[], name: string): Bill {
  const {packages} = lockFile.parse(lock);
  const whole = bill.parse(npm);
  const components = shipped.map((wanted) => {
    const version = packages[`node_modules/${wanted}`]?.version;
    const found = whole.components.find((one) => one.name === wanted && one.version === version);
    if (!found) {
      throw new Error(
        `src/plugins/licenses/shipped.json: ${wanted} ${version ?? ''} is not in the bill of npm; expected an installed ` +
          'runtime dependency. Update the list: UPDATE_SHIPPED=1 npm run build',
      );
    }
    return found;
  });
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  const {component: site} = whole.metadata;
  const references = new Set(components.map((one) => one['bom-ref']));
  const dependencies = z.array(z.looseObject({ref: z.string(), dependsOn: z.array(z.string()).optional()}));
  return {
    ...whole,
    serialNumber: `urn:uuid:${uuid}`,
    metadata: {component: {...site, name}},
    components,
    dependencies: dependencies
      .parse(whole['dependencies'] ?? [])
      .filter(({ref}) => references.has(ref))
      .map(({ref, dependsOn = []}) => ({ref, dependsOn: dependsOn.filter((one) => references.has(one))})),
  };
}
