/** The versions that the running command includes. Only for configuration: a browser has no `process.argv`. */
import {shownVersions, versions} from './versions';

export const shown = shownVersions(process.argv, process.env);

if (shown.length < versions.length) {
  const names = shown.map(({label}) => label).join(' and ');
  console.log(`Showing ${names} only; for all versions, set NEWEST_VERSIONS_ONLY=false.`);
}
