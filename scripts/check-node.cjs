// Runs before everything else with whatever Node.js is there, so it is plain old JavaScript.
var wanted = require('../package.json').engines.node.replace('>=', '');
var have = process.versions.node.split('.').map(Number);
var need = wanted.split('.').map(Number);
var older =
  have[0] < need[0] || (have[0] === need[0] && (have[1] < need[1] || (have[1] === need[1] && have[2] < need[2])));
if (older) {
  console.error(
    'This site needs Node.js ' +
      wanted +
      ' or newer; this is ' +
      process.version +
      '. Install a current LTS release and try again.',
  );
  process.exit(1);
}
