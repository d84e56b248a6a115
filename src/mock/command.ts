/** The command `mock-server.mjs`. */
import {parseArgs} from 'node:util';
import {Refusal} from './answers';
import {callFaults, jobFaults, wishesOf} from './faults';
import {modes, type Mode} from './logins';
import {serve, type Apis} from './server';

const linesOf = (faults: Readonly<Record<string, {does: string}>>): string =>
  Object.entries(faults)
    .map(([name, {does}]) => `  ${name.padEnd(10)} ${does}`)
    .join('\n');

const help = `A mock server for jadice flow: try the REST calls of the documentation without registry credentials, a licence or Docker.

  node mock-server.mjs                          controller, data store and worker on the ports of the demo stack
  node mock-server.mjs --auth bearer            calls of the controller need a token
  node mock-server.mjs --fault 503@execution    the first call for a status gets 503

Needs only Node.js 20 or later. It listens on this machine only and keeps everything in memory until it stops.

IT IS NOT JADICE FLOW. It reads no image and runs no worker. Each response has the header X-Mock-Server. It refuses what the
OpenAPI files of the documentation do not allow; a controller may accept it. Of the status values, only FINISHED comes from a
real controller. Those that begin with MOCK_, unpublished fields and all error messages are examples. Do not rely on them.

  controller   the calls of its OpenAPI file, and /realms/NAME/protocol/openid-connect/token
  data store   the calls of its OpenAPI file; requires a name and a password, and accepts any
  worker       /actuator/health

Each call for the status of a job returns the next step: MOCK_WAITS, MOCK_RUNS, FINISHED. The job ends with MOCK_FAILED if the
URL of a part does not exist in this data store. The host name in the URL does not matter.

Options:
  --auth none|basic|bearer   credentials that calls of the controller need (none)
  --token-life SECONDS       how long a token is valid (60)
  --fault FAILURE[@CALL]     a failure of the first call, or of the first job; several are possible
Variables:
  PORT, STORE_PORT, WORKER_PORT   ports of controller, data store and worker (8080, 8085, 7081); 0 selects a free port
  MOCK_TEMPLATES                  names of the job templates, separated by spaces (ocr imageToPdfWithHOCR)
  MOCK_USER, MOCK_PASSWORD        name and password, or client and secret of the token call (user, password)
  MOCK_SLOW                       seconds of a slow answer (5)

A failure happens once. Choose it for a call with the header "X-Mock-Server: 429", for a job with
"processingProperties": {"mock-server": "503@execution lost@download"} in an item, or with --fault. Without @CALL, it is the next
call, or the call that creates the job. CALL is create, execution, result or download, with --fault also names or upload.
Failures of a call:
${linesOf(callFaults)}
Failures of a job, without @CALL:
${linesOf(jobFaults)}`;

function stop(code: number, message: string): never {
  console.error(`mock-server.mjs: ${message}`);
  process.exit(code);
}

function numberFrom(name: string, text: string, most: number): number {
  const isNumber = /^\d+$/.test(text) && Number(text) <= most;
  return isNumber ? Number(text) : stop(2, `${name} must be a number from 0 to ${most}, not "${text}"`);
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        help: {type: 'boolean', short: 'h'},
        auth: {type: 'string', default: 'none'},
        'token-life': {type: 'string', default: '60'},
        fault: {type: 'string', multiple: true, default: []},
      },
    }).values;
  } catch (error) {
    return stop(2, `${(error as Error).message}; see --help`);
  }
}

/** Starts the mock server with the arguments and variables of this process. */
export async function run(apis: Apis): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  if (options.help) {
    console.log(help);
    return;
  }
  const {env} = process;
  const variables = {controller: 'PORT', store: 'STORE_PORT', worker: 'WORKER_PORT'} as const;
  const port = (variable: string, standard: string): number => numberFrom(variable, env[variable] ?? standard, 65535);
  const templates = (env['MOCK_TEMPLATES'] ?? 'ocr imageToPdfWithHOCR').split(/\s+/);
  const mode = options.auth as Mode;
  if (!modes.includes(mode)) stop(2, `--auth must be ${modes.join(', ')}, not "${mode}"`);
  if (!templates.some(Boolean)) stop(2, 'MOCK_TEMPLATES contains no job template');
  const ports = {
    controller: port('PORT', '8080'),
    store: port('STORE_PORT', '8085'),
    worker: port('WORKER_PORT', '7081'),
  };
  try {
    const addresses = await serve(apis, {
      ports,
      templates: templates.filter(Boolean),
      faults: wishesOf(options.fault.join(' ')),
      mode,
      account: `${env['MOCK_USER'] ?? 'user'}:${env['MOCK_PASSWORD'] ?? 'password'}`,
      tokenLife: numberFrom('--token-life', options['token-life'], 86_400),
      slowSeconds: numberFrom('MOCK_SLOW', env['MOCK_SLOW'] ?? '5', 3600),
      log: (line) => console.log(line),
    });
    console.log(`Mock server for jadice flow. It is not jadice flow: its statuses and results are examples. Ctrl+C stops it.
  controller   ${addresses.controller}
  data store   ${addresses.store}
  worker       ${addresses.worker}`);
    if (ports.controller !== 8080 || ports.store !== 8085) {
      console.log(`Set for clients: FLOW_URL=${addresses.controller} FLOW_STORE_URL=${addresses.store}`);
    }
  } catch (error) {
    const {code, cause, message} = error as NodeJS.ErrnoException;
    if (error instanceof Refusal) stop(2, `--fault: ${message}`);
    const name = cause as keyof typeof ports;
    const variable = variables[name];
    const address =
      name === 'worker' ? '' : `, and FLOW_${variable.replace('PORT', 'URL')}=http://localhost:8090 for clients`;
    const advice = `port ${ports[name]} is in use on this machine. Set ${variable} to another port, such as 8090${address}, and start again`;
    stop(1, code === 'EADDRINUSE' ? advice : `cannot listen on port ${ports[name]}: ${message}`);
  }
}
