import * as z from 'zod';

const answer = z.union([z.string(), z.array(z.string()).min(1)]);

/**
 * The newest version of an answer of `npm view <package>@<range> version --json`.
 *
 * @param wanted - What was asked for, for the error.
 * @throws Error when the registry has no such version, or did not answer with versions.
 */
export function newestVersion(wanted: string, text: string): string {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    found = undefined;
  }
  const parsed = answer.safeParse(found);
  if (!parsed.success) {
    const unknown = text.includes('E404') || text.trim() === '';
    const reason = unknown ? 'the registry has no such version' : `the registry did not answer: ${text.trim()}`;
    throw new Error(
      `@docusaurus/core ${wanted}: ${reason}; expected a published one, see "npm view @docusaurus/core versions"`,
    );
  }
  return [parsed.data].flat().sort((one, other) => other.localeCompare(one, 'en', {numeric: true}))[0]!;
}

const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/**
 * The text of a package.json with another version of all `@docusaurus/*` packages.
 *
 * @throws Error when it names none.
 */
export function withDocusaurus(text: string, version: string): string {
  const data = JSON.parse(text) as z.infer<typeof manifest>;
  // Only asked: what it returns has its keys in another order.
  manifest.parse(data);
  let count = 0;
  for (const list of [data.dependencies, data.devDependencies]) {
    for (const name of Object.keys(list).filter((one) => one.startsWith('@docusaurus/'))) {
      list[name] = version;
      count += 1;
    }
  }
  if (count === 0) {
    throw new Error('package.json: no package of @docusaurus; expected @docusaurus/core and others');
  }
  return `${JSON.stringify(data, null, 2)}\n`;
}
