import path from 'node:path';
import {shortNames, type SplitTables} from './split';
import type {GeneratedRoute, RouteTables} from './tables';

function routeCode({component, routes, group, chunk, isSection, ...attributes}: GeneratedRoute): string {
  const parts = Object.entries(attributes).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const hash = component.hash === undefined ? '' : `, ${JSON.stringify(component.hash)}`;
  parts.push(`component: ${isSection ? 'Section' : `ComponentCreator(${JSON.stringify(component.path)}${hash})`}`);
  if (routes) {
    parts.push(`routes: [${routes.map(routeCode).join(',\n')}]`);
  }
  if (typeof group === 'number') {
    parts.push(`load: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ "./group-${group}.js")`);
  }
  return `{${parts.join(', ')}}`;
}

/** The second entry of a line is what a rendered page reports to have used: in stock the module, here the chunk if one is named. */
const registryCode = (registry: RouteTables['registry'], chunkOf?: ReadonlyMap<string, string>): string =>
  `{${Object.entries(registry)
    .map(([name, module]) => {
      const path = JSON.stringify(module);
      const used = JSON.stringify(chunkOf?.get(name) ?? module);
      return `\n  ${JSON.stringify(name)}: [() => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${path}), ${used}, require.resolveWeak(${path})]`;
    })
    .join(',')}}`;

const creator = "import ComponentCreator from '@docusaurus/ComponentCreator';\n";
const section = `import Section from ${JSON.stringify(path.join(__dirname, 'client', 'Section'))};\n`;

/** The modules that take the place of the stock ones, by file name. */
export function emitTables({base, groups}: SplitTables): Record<string, string> {
  const files: Record<string, string> = {
    'routes.js': `${creator}${section}export default [${base.routes.map(routeCode).join(',\n')}];\n`,
    'routesChunkNames.js': `export default ${JSON.stringify(base.chunkNames, null, 1)};\n`,
    'registry.js': `export default ${registryCode(base.registry)};\n`,
  };
  groups.forEach(({routes, chunkNames, registry}, index) => {
    files[`group-${index}.js`] = [
      creator,
      "import chunkNames from './routesChunkNames.js';\nimport registry from './registry.js';\n",
      `Object.assign(chunkNames, ${JSON.stringify(chunkNames, null, 1)});\n`,
      `Object.assign(registry, ${registryCode(registry)});\n`,
      `export default [${routes.map(routeCode).join(',\n')}];\n`,
    ].join('');
  });
  return files;
}

/**
 * The registry for static rendering. Docusaurus looks up what a page reports in the manifest of the client build, which knows chunks by
 * their names there, and gives the files to the page template.
 */
export function emitServerRegistry({registry}: RouteTables): Record<string, string> {
  const names = shortNames(Object.keys(registry));
  return {'serverRegistry.js': `export default ${registryCode(registry, names)};\n`};
}
