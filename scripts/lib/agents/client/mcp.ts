/** `docs.mjs mcp`: the commands as tools of the Model Context Protocol, one JSON message a line. Pure: lines come from outside. */
import type {Result} from './commands';

/** Revisions that begin with a handshake, and the one without: each request stands for itself. */
const handshakes = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
const stateless = '2026-07-28';
const versionField = 'io.modelcontextprotocol/protocolVersion';
/** Where a result of the revision without a handshake names the server. */
const serverField = 'io.modelcontextprotocol/serverInfo';

/** JSON-RPC's numbers of faults. */
const faults = {parse: -32700, request: -32600, method: -32601, params: -32602} as const;

const text = (description: string) => ({type: 'string', description}) as const;
/** Fields of each tool, in the order of its command line. */
const fieldsOf = {
  search: {words: text('What to look for; German words work too')},
  get: {page: text('Address as search gives it: PAGE or PAGE#SECTION')},
  names: {part: text('Part of the name of a key, worker, endpoint, event or image')},
  changes: {
    from: text('One version, such as that in use'),
    to: text('The other one; one of the two is that of this server'),
  },
  check: {file: text('Path of application.yaml, a job template or a job request')},
} as const;
const about: Record<keyof typeof fieldsOf, string> = {
  search: 'Finds pages and sections, the best first',
  get: 'Prints a page, or a section of it, as Markdown',
  names: 'Lists names, and whether the version has them',
  changes: 'Tells what changes between two versions: facts first, then pages',
  check: 'Checks a configuration file, a job template or a job request',
};
type Tool = keyof typeof fieldsOf;
const isTool = (name: unknown): name is Tool => typeof name === 'string' && Object.hasOwn(fieldsOf, name);

/** The part of a request that the server reads. */
interface Request {
  id?: string | number | null;
  method?: unknown;
  params?: {
    name?: unknown;
    arguments?: Record<string, unknown>;
    protocolVersion?: unknown;
    _meta?: Record<string, unknown>;
  };
}

class Fault extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const toolsOf = (version: string) =>
  Object.entries(fieldsOf).map(([name, properties]) => ({
    name,
    description: `${about[name as Tool]}: jadice flow ${version}`,
    inputSchema: {type: 'object', properties, required: Object.keys(properties), additionalProperties: false},
    annotations: {readOnlyHint: true, openWorldHint: false},
  }));

function call(params: Request['params'], run: (args: readonly string[]) => Result) {
  const name = params?.name;
  if (!isTool(name)) {
    throw new Fault(faults.params, `${String(name)}: expected a tool: ${Object.keys(fieldsOf).join(', ')}`);
  }
  const given = Object.keys(fieldsOf[name]).map((field) => [field, params?.arguments?.[field]] as const);
  // What begins with a dash would be an option of the check.
  const wrong = given.find(
    ([, value]) => typeof value !== 'string' || value.trim() === '' || (name === 'check' && value.startsWith('-')),
  );
  if (wrong) {
    const said = `${name}: ${wrong[0]}: expected ${name === 'check' ? 'the path of a file' : 'a text that is not empty'}`;
    return {content: [{type: 'text', text: said}], isError: true};
  }
  const {code, out, err} = run([name, ...given.map(([, value]) => value as string)]);
  // The check ends with 1 when it has findings: that is an answer.
  return {content: [{type: 'text', text: out + err}], isError: name === 'check' ? code > 1 : code > 0};
}

const serverInfoOf = (version: string) => ({name: 'jadice-flow-documentation', version});

function answer({method, params}: Request, version: string, run: (args: readonly string[]) => Result): object {
  const serverInfo = serverInfoOf(version);
  const capabilities = {tools: {}};
  const instructions = `Documentation of jadice flow ${version}. All answers are for this version only.`;
  const asked = params?.protocolVersion;
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: handshakes.find((one) => one === asked) ?? handshakes[0],
        capabilities,
        serverInfo,
        instructions,
      };
    case 'server/discover':
      return {supportedVersions: [stateless], capabilities, instructions};
    case 'ping':
      return {};
    case 'tools/list':
      return {tools: toolsOf(version)};
    case 'tools/call':
      return call(params, run);
    default:
      throw new Fault(faults.method, `${String(method)}: this server has tools only`);
  }
}

/**
 * Answers a message.
 *
 * @param version - Release that the bundle is of.
 * @param run - Runs a command of the bundle.
 * @returns The line to send back; undefined for a notification, which has no answer.
 */
export function respond(line: string, version: string, run: (args: readonly string[]) => Result): string | undefined {
  const send = (id: Request['id'], body: object): string => JSON.stringify({jsonrpc: '2.0', id: id ?? null, ...body});
  let request: Request;
  try {
    request = JSON.parse(line) as Request;
  } catch {
    return send(null, {error: {code: faults.parse, message: 'expected one JSON message a line'}});
  }
  if (typeof request !== 'object' || request === null || typeof request.method !== 'string') {
    return send(null, {error: {code: faults.request, message: 'expected a JSON-RPC request with a method'}});
  }
  if (request.id === undefined) {
    return undefined;
  }
  try {
    const result = answer(request, version, run);
    const isStateless = request.method === 'server/discover' || request.params?._meta?.[versionField] === stateless;
    // Since the revision without a handshake, a result says that it is whole, and lists say how long they hold.
    const extra = isStateless ? {resultType: 'complete', _meta: {[serverField]: serverInfoOf(version)}} : {};
    const holds = isStateless && request.method !== 'tools/call' ? {ttlMs: 3_600_000, cacheScope: 'public'} : {};
    return send(request.id, {result: {...result, ...extra, ...holds}});
  } catch (error) {
    const code = error instanceof Fault ? error.code : -32603;
    return send(request.id, {error: {code, message: (error as Error).message}});
  }
}
