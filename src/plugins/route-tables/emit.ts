import path from 'node:path';
import type {GeneratedRoute, RouteTables} from './tables';
import type {SplitTables} from './split';

function routeCode({component, routes, group, isSection, ...attributes}: GeneratedRoute): string {
  const parts = Object.entries(attributes).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const hash = component.hash === undefined ? '' : `, ${JSON.stringify(component.hash)}`;
  parts.push(`component: ${isSection ? 'Section' : `ComponentCreator(${JSON.stringify(component.path)}${hash})`}`);
  if (routes) {
    parts.push(`routes: [${routes.map(routeCode).join(',\n')}]`);
  }
  if (typeof group === 'number') {
    parts.push(`load: () => import(/* webpackChunkName: "routes-${group}" */ "./group-${group}.js")`);
  }
  return `{${parts.join(', ')}}`;
}

const registryCode = (registry: RouteTables['registry']): string =>
  `{${Object.entries(registry)
    .map(([name, module]) => {
      const path = JSON.stringify(module);
      return `\n  ${JSON.stringify(name)}: [() => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${path}), ${path}, require.resolveWeak(${path})]`;
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
