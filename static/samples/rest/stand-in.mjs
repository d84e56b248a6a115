// A stand-in for a jadice flow stack: tries the REST calls of the documentation without a registry login, a licence or Docker.
//
//   node stand-in.mjs                 answers at http://127.0.0.1:8080
//   PORT=8090 node stand-in.mjs       answers at another port; 0 takes any free one
//
// Needs Node.js 20 or newer and nothing else. It listens on this machine only, keeps all in memory and forgets it at the end.
//
// IT IS NOT JADICE FLOW. It reads no image and runs no worker. Every answer has the header X-Stand-In. Of all status values only
// FINISHED is that of a real controller; those that begin with STAND_IN_, the fields of an answer about a job or a result beyond
// the published ones, and all error texts are examples. Build nothing on them.
//
// One address plays all parts of the stack:
//   controller   /job/template-names, /job/create, /job/execution/{jobId}, /job/result/{jobId}
//   data store   /api/v1/documents with its documents and their content; takes any name and password, but wants one
//   worker       /actuator/health
//
// A job goes one step further each time you ask for its status: STAND_IN_WAITS, STAND_IN_RUNS, FINISHED.
// Switches of the stand-in, which jadice flow does not have:
//   "processingProperties": {"stand-in": "fail"}   in an item of the request: the job ends with STAND_IN_FAILED
//   "processingProperties": {"stand-in": "hang"}   the job stays at STAND_IN_RUNS
//   STAND_IN_TEMPLATES   environment variable: names of the job templates, separated by spaces (ocr)
// A job also ends with STAND_IN_FAILED when the address of a part leads to nothing in this data store.
import {createHash, randomUUID} from 'node:crypto';
import {createServer} from 'node:http';

const port = process.env.PORT ?? '8080';
const templates = (process.env.STAND_IN_TEMPLATES ?? 'ocr').split(/\s+/).filter(Boolean);
const longestBody = 64 * 1024 * 1024;
const jobs = new Map();
const documents = new Map();
let address = '';

/** An answer that ends the work on a request. */
class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

function refuseUnless(condition, status, message) {
  if (!condition) throw new Refusal(status, message);
}

// ---- data store ----

const elementOf = (fileName, type, bytes) => ({
  id: randomUUID(),
  fileName,
  type,
  length: bytes.length,
  digest: {algorithm: 'SHA-256', bytes: createHash('sha256').update(bytes).digest('base64')},
  bytes,
});

/** A document as the data store describes it: without the bytes. */
const described = (document) => ({
  ...document,
  contentElements: document.contentElements.map(({bytes: _, ...element}) => element),
});

function store(fields, elements) {
  const now = new Date().toISOString();
  const documentId = typeof fields.documentId === 'string' && fields.documentId ? fields.documentId : randomUUID();
  refuseUnless(
    /^[\w.-]+$/.test(documentId),
    400,
    `This stand-in takes letters, digits, ".", "_" and "-" in documentId, not ${documentId}`,
  );
  refuseUnless(!documents.has(documentId), 400, `There is a document ${documentId} already`);
  const document = {documentId, dateCreated: now, dateModified: now, versionTimestamp: now, contentElements: elements};
  documents.set(documentId, document);
  return document;
}

/** The parts of a multipart body: name, fileName, type and bytes of each. */
function partsOf(contentType, body) {
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  refuseUnless(boundary, 400, 'The body must be multipart/form-data with a boundary');
  const mark = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`);
  const text = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts = [];
  let start = text.indexOf(mark);
  while (start >= 0) {
    start += mark.length;
    if (text.toString('latin1', start, start + 2) === '--') return parts;
    const end = text.indexOf(mark, start);
    const head = text.indexOf('\r\n\r\n', start);
    refuseUnless(end >= 0 && head >= 0 && head < end, 400, 'The multipart body ends too early');
    const headers = text.toString('utf8', start, head);
    parts.push({
      name: /[;\s]name="([^"]*)"/i.exec(headers)?.[1] ?? '',
      fileName: /filename="([^"]*)"/i.exec(headers)?.[1] ?? '',
      type: /^content-type:\s*([^;\s]+)/im.exec(headers)?.[1] ?? 'application/octet-stream',
      bytes: text.subarray(head + 4, end),
    });
    start = end;
  }
  throw new Refusal(400, 'The multipart body ends too early');
}

/** Reads an upload: the part __DOC, and each other part as a content element. */
function uploadOf(request, body) {
  const contentType = request.headers['content-type'] ?? '';
  if (/^application\/json\b/i.test(contentType)) return {fields: jsonOf(body), elements: []};
  const parts = partsOf(contentType, body);
  const description = parts.find(({name}) => name === '__DOC');
  refuseUnless(description, 400, 'The part __DOC is missing');
  const elements = parts.filter((part) => part !== description);
  return {
    fields: jsonOf(description.bytes),
    elements: elements.map(({fileName, type, bytes}) => elementOf(fileName, type, bytes)),
  };
}

const documentPath = /^\/api\/v1\/documents\/([^/]+)(\/content(?:\/([^/]+))?)?$/;

/** The content element that an address of this data store names, or undefined. */
function elementAt(path) {
  const [, id, content, elementId] = documentPath.exec(path) ?? [];
  const elements = content ? (documents.get(id)?.contentElements ?? []) : [];
  return elementId ? elements.find((element) => element.id === elementId) : elements[0];
}

function contentAnswer(document, element) {
  refuseUnless(element, 404, 'There is no such content');
  return {
    status: 200,
    body: element.bytes,
    headers: {
      'Content-Type': element.type,
      'X-NPE-Document-Version-Timestamp': document.versionTimestamp,
      'Last-Modified': new Date(document.dateModified).toUTCString(),
      ETag: `"${element.id}"`,
      Digest: `SHA-256=${element.digest.bytes}`,
    },
  };
}

function dataStore(request, url, body) {
  if (!/^Basic .+/.test(request.headers.authorization ?? '')) {
    return {
      status: 401,
      headers: {'WWW-Authenticate': 'Basic realm="stand-in"'},
      json: {error: 'Send a name and a password'},
    };
  }
  const {method} = request;
  if (url.pathname === '/api/v1/documents') {
    refuseUnless(method === 'POST', 405, 'The stand-in knows POST here');
    const {fields, elements} = uploadOf(request, body);
    return {status: 200, json: described(store(fields, elements))};
  }
  const [, id, content, elementId] = documentPath.exec(url.pathname) ?? [];
  const document = documents.get(id);
  refuseUnless(document, 404, 'There is no such document');
  if (method === 'GET' && elementId) return contentAnswer(document, elementAt(url.pathname));
  if (method === 'GET' && content) {
    const choice = url.searchParams.get('return') ?? 'first';
    refuseUnless(choice !== 'only' || document.contentElements.length === 1, 406, 'There is not exactly one match');
    refuseUnless(choice === 'only' || choice === 'first', 501, 'The stand-in knows return=first and return=only');
    return contentAnswer(document, document.contentElements[0]);
  }
  if (method === 'POST' && content && !elementId) {
    document.contentElements.push(...uploadOf(request, body).elements);
    return {status: 200, json: described(document)};
  }
  if (method === 'GET' && !content) return {status: 200, json: described(document)};
  if (method === 'DELETE' && !content) {
    documents.delete(id);
    return {status: 204};
  }
  throw new Refusal(405, 'The stand-in does not know this method here');
}

// ---- controller ----

function createJob(body) {
  const request = jsonOf(body);
  refuseUnless(templates.includes(request.jobTemplateName), 400, `There is no job template ${request.jobTemplateName}`);
  const items = Array.isArray(request.items) ? request.items : [];
  const parts = items.flatMap((item) => (Array.isArray(item?.parts) ? item.parts : []));
  refuseUnless(parts.length > 0, 400, 'The job request has no part');
  const lost = parts.find(({url}) => !URL.canParse(url) || !elementAt(new URL(url).pathname));
  const wishes = items.map((item) => item.processingProperties?.['stand-in']);
  const job = {
    jobExecutionID: jobs.size + 18,
    items,
    template: request.jobTemplateName,
    steps: ['STAND_IN_RUNS', lost || wishes.includes('fail') ? 'STAND_IN_FAILED' : 'FINISHED'],
    status: 'STAND_IN_WAITS',
  };
  if (wishes.includes('hang')) job.steps.pop();
  if (lost) console.log(`Job ${job.jobExecutionID} will fail: this data store has nothing at ${lost.url}`);
  jobs.set(String(job.jobExecutionID), job);
  return job;
}

const information = ({jobExecutionID, status}) => ({jobExecutionID, traceID: null, status});

/** What the template makes of a part: an example, whatever the part holds. */
function outputsOf(template, filename) {
  const text = `Example text of the stand-in for ${filename}. It has not read the file.`;
  const plain = [`${filename}.txt`, 'text/plain', text];
  const hocr = [
    `${filename}.hocr`,
    'text/html',
    `<!doctype html><div class="ocr_page"><p class="ocr_par">${text.replace(/[<>&]/g, ' ')}</p></div>`,
  ];
  return template === 'ocr' ? [plain, hocr] : [plain];
}

/** The result, in the shape of a job request: an example, the fields of a real answer are in your Swagger UI. */
function resultOf(job) {
  refuseUnless(job.status === 'FINISHED', 404, `Job ${job.jobExecutionID} has no result`);
  job.result ??= job.items.map(({parts = []}) => ({
    parts: parts.flatMap(({filename = 'document'}) =>
      outputsOf(job.template, filename).map(([name, mimeType, text]) => {
        const element = elementOf(name, mimeType, Buffer.from(text));
        const {documentId} = store({}, [element]);
        const url = `${address}/api/v1/documents/${documentId}/content/${element.id}`;
        return {url, filename: name, type: 'BASE_PART', mimeType};
      }),
    ),
  }));
  return {standIn: 'Example: compare the fields with your Swagger UI.', items: job.result};
}

function controller(request, url, body) {
  const call = `${request.method} ${url.pathname}`;
  if (call === 'GET /job/template-names') return {status: 200, json: templates};
  if (call === 'POST /job/create') return {status: 200, json: information(createJob(body))};
  const [, question, jobId] = /^GET \/job\/(execution|result)\/(\d+)$/.exec(call) ?? [];
  refuseUnless(question, 404, 'The stand-in does not know this call');
  const job = jobs.get(jobId);
  refuseUnless(job, 404, 'There is no such job');
  if (question === 'result') return {status: 200, json: resultOf(job)};
  job.status = job.steps.shift() ?? job.status;
  return {status: 200, json: information(job)};
}

// ---- server ----

function jsonOf(body) {
  try {
    const value = JSON.parse(body.toString('utf8'));
    if (value && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new Refusal(400, 'The body is no JSON object');
}

async function bodyOf(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    refuseUnless(length <= longestBody, 413, 'The stand-in takes 64 MiB at most');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function answerTo(request) {
  try {
    const url = new URL(request.url, 'http://127.0.0.1');
    const body = await bodyOf(request);
    if (url.pathname === '/actuator/health') return {status: 200, json: {status: 'UP'}};
    if (url.pathname.startsWith('/api/v1/documents')) return dataStore(request, url, body);
    return controller(request, url, body);
  } catch (error) {
    return error instanceof Refusal
      ? {status: error.status, json: {error: error.message}}
      : {status: 400, json: {error: `The stand-in cannot read the request: ${error.message}`}};
  }
}

const server = createServer(async (request, response) => {
  const {status, headers, json, body} = await answerTo(request);
  const bytes = body ?? (json === undefined ? Buffer.alloc(0) : Buffer.from(`${JSON.stringify(json)}\n`));
  response.writeHead(status, {
    'X-Stand-In': 'not jadice flow; statuses and results are examples',
    ...(json === undefined ? {} : {'Content-Type': 'application/json'}),
    ...(status === 204 ? {} : {'Content-Length': bytes.length}),
    ...headers,
  });
  response.end(bytes);
  console.log(
    `${request.method} ${request.url} ${status}${json?.status && request.url.startsWith('/job/') ? ` ${json.status}` : ''}`,
  );
});

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (!/^\d+$/.test(port) || Number(port) > 65535) stop(`PORT must be a number from 0 to 65535, not "${port}".`);
if (templates.length === 0) stop('STAND_IN_TEMPLATES names no job template.');
server.on('error', (error) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use on this machine. Set PORT to another one, such as 8090, and start again.`
      : `Cannot listen on port ${port}: ${error.message}`,
  ),
);
server.listen(Number(port), '127.0.0.1', () => {
  address = `http://127.0.0.1:${server.address().port}`;
  console.log(`Stand-in at ${address}. It is not jadice flow: its statuses and results are examples. Ctrl+C ends it.`);
});
