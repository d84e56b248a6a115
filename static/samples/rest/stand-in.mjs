import {createHash, randomUUID} from 'node:crypto';
import {createServer} from 'node:http';

const help = `A mock server for jadice flow: try the REST calls of the documentation without registry credentials, a licence or Docker.

  node stand-in.mjs              controller, data store and worker listen on the ports of the demo stack
  PORT=8090 node stand-in.mjs    another port for the controller

Needs only Node.js 20 or later. It listens on this machine only and keeps everything in memory until it stops.

IT IS NOT JADICE FLOW. It reads no image and runs no worker. Each response has the header X-Stand-In. Of the status values, only
FINISHED comes from a real controller. Those that begin with STAND_IN_, the unpublished fields of a job or a result, and all
error texts are examples. Do not rely on them.

  controller   /job/template-names, /job/create, /job/execution/{jobId}, /job/result/{jobId}
  data store   /api/v1/documents with its documents and their content; requires a name and a password and accepts any
  worker       /actuator/health

Each call for the status of a job returns the next step: STAND_IN_WAITS, STAND_IN_RUNS, FINISHED. The job ends with
STAND_IN_FAILED if the URL of a part does not exist in this data store. The host name in the URL does not matter.
Settings of the mock server, which jadice flow does not have:
  "processingProperties": {"stand-in": "fail"}   in an item of the request: the job ends with STAND_IN_FAILED
  "processingProperties": {"stand-in": "hang"}   the job stays at STAND_IN_RUNS
Environment variables:
  PORT, STORE_PORT, WORKER_PORT   ports of controller, data store and worker (8080, 8085, 7081); 0 selects a free port
  STAND_IN_TEMPLATES              names of the job templates, separated by spaces (ocr imageToPdfWithHOCR)`;

const templates = (process.env.STAND_IN_TEMPLATES ?? 'ocr imageToPdfWithHOCR').split(/\s+/).filter(Boolean);
const longestBody = 64 * 1024 * 1024;
const jobs = new Map();
const documents = new Map();
let storeAddress = '';

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

const withoutBytes = ({bytes: _, ...element}) => element;

/** A document as the data store describes it. */
const described = (document) => ({...document, contentElements: document.contentElements.map(withoutBytes)});

function store(fields, elements) {
  const now = new Date().toISOString();
  const documentId = typeof fields.documentId === 'string' && fields.documentId ? fields.documentId : randomUUID();
  refuseUnless(
    /^[\w.-]+$/.test(documentId),
    400,
    `The mock server accepts only letters, digits, ".", "_" and "-" in documentId, not ${documentId}`,
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

/** Reads, replaces or deletes one content element. */
function elementAnswer({method, headers}, document, element, body) {
  if (method === 'GET') return contentAnswer(document, element);
  refuseUnless(element, 404, 'There is no such content');
  if (method === 'PUT') {
    const {type, length, digest, bytes} = elementOf('', headers['content-type'] ?? 'application/octet-stream', body);
    return {status: 200, json: withoutBytes(Object.assign(element, {type, length, digest, bytes}))};
  }
  refuseUnless(method === 'DELETE', 405, 'The mock server does not support this call');
  document.contentElements = document.contentElements.filter((one) => one !== element);
  return {status: 204};
}

function dataStore(request, url, body) {
  refuseUnless(url.pathname.startsWith('/api/v1/documents'), 404, 'The mock server does not support this call');
  if (!/^Basic .+/.test(request.headers.authorization ?? '')) {
    return {
      status: 401,
      headers: {'WWW-Authenticate': 'Basic realm="mock server"'},
      json: {error: 'Send a name and a password'},
    };
  }
  const {method} = request;
  if (url.pathname === '/api/v1/documents') {
    refuseUnless(method === 'POST', 405, 'The mock server does not support this call');
    const {fields, elements} = uploadOf(request, body);
    return {status: 200, json: described(store(fields, elements))};
  }
  const [, id, content, elementId] = documentPath.exec(url.pathname) ?? [];
  const document = documents.get(id);
  refuseUnless(document, 404, 'There is no such document');
  if (elementId) return elementAnswer(request, document, elementAt(url.pathname), body);
  if (method === 'GET' && content) {
    const choice = url.searchParams.get('return') ?? 'first';
    refuseUnless(choice !== 'only' || document.contentElements.length === 1, 406, 'There is not exactly one match');
    refuseUnless(choice === 'only' || choice === 'first', 501, 'Only return=first and return=only are supported');
    return contentAnswer(document, document.contentElements[0]);
  }
  if (method === 'POST' && content) {
    document.contentElements.push(...uploadOf(request, body).elements);
    return {status: 200, json: described(document)};
  }
  if (method === 'GET' && !content) return {status: 200, json: described(document)};
  if (method === 'PUT' && !content) {
    jsonOf(body);
    document.dateModified = new Date().toISOString();
    return {status: 200, json: described(document)};
  }
  if (method === 'DELETE' && !content) {
    documents.delete(id);
    return {status: 204};
  }
  throw new Refusal(405, 'The mock server does not support this call');
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

/** A PDF with one empty page. */
function emptyPdf() {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${starts.join('')}trailer<</Size 4/Root 1 0 R>>\n`;
  return `${text}${table}startxref\n${text.length}\n%%EOF\n`;
}

/** What the template makes of the parts of an item: examples, whatever the parts hold. Name, MIME type and content of each. */
function outputsOf(template, parts) {
  const names = parts.map(({filename = 'document'}) => filename);
  if (template === 'imageToPdfWithHOCR') return [[`${names[0]}.pdf`, 'application/pdf', emptyPdf()]];
  return names.flatMap((name) => {
    const text = `Example text of the mock server for ${name}. It has not read the file.`;
    const line = `<p class="ocr_par">${text.replace(/[<>&]/g, ' ')}</p>`;
    const hocr = [`${name}.hocr`, 'text/html', `<!doctype html><div class="ocr_page">${line}</div>`];
    const plain = [`${name}.txt`, 'text/plain', text];
    return template === 'ocr' ? [plain, hocr] : [plain];
  });
}

/** The result, in the shape of a job request: an example, the fields of a real answer are in your Swagger UI. */
function resultOf(job) {
  refuseUnless(job.status === 'FINISHED', 404, `Job ${job.jobExecutionID} has no result`);
  job.result ??= job.items.map(({parts = []}) => ({
    parts: outputsOf(job.template, parts).map(([filename, mimeType, text]) => {
      const element = elementOf(filename, mimeType, Buffer.from(text));
      const {documentId} = store({}, [element]);
      const url = `${storeAddress}/api/v1/documents/${documentId}/content/${element.id}`;
      return {url, filename, type: 'BASE_PART', mimeType};
    }),
  }));
  return {standIn: 'Example: compare the fields with your Swagger UI.', items: job.result};
}

function worker({method}, {pathname}) {
  refuseUnless(method === 'GET' && pathname === '/actuator/health', 404, 'The mock server does not support this call');
  return {status: 200, json: {status: 'UP'}};
}

function controller(request, url, body) {
  const call = `${request.method} ${url.pathname}`;
  if (call === 'GET /job/template-names') return {status: 200, json: templates};
  if (call === 'POST /job/create') return {status: 200, json: information(createJob(body))};
  const [, question, jobId] = /^GET \/job\/(execution|result)\/(\d+)$/.exec(call) ?? [];
  refuseUnless(question, 404, 'The mock server does not support this call');
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
    refuseUnless(length <= longestBody, 413, 'The mock server accepts at most 64 MiB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function answerTo(component, request) {
  try {
    return component(request, new URL(request.url, 'http://127.0.0.1'), await bodyOf(request));
  } catch (error) {
    return error instanceof Refusal
      ? {status: error.status, json: {error: error.message}}
      : {status: 400, json: {error: `The mock server cannot read the request: ${error.message}`}};
  }
}

function stop(code, message) {
  console.error(`stand-in.mjs: ${message}`);
  process.exit(code);
}

/** Starts a component at the port that the variable names, and returns its address. */
function listen(component, variable, fallback) {
  const port = process.env[variable] ?? fallback;
  if (!/^\d+$/.test(port) || Number(port) > 65535)
    stop(2, `${variable} must be a number from 0 to 65535, not "${port}"`);
  const server = createServer(async (request, response) => {
    const {status, headers, json, body} = await answerTo(component, request);
    const bytes = body ?? (json === undefined ? Buffer.alloc(0) : Buffer.from(`${JSON.stringify(json)}\n`));
    response.writeHead(status, {
      'X-Stand-In': 'not jadice flow; statuses and results are examples',
      ...(json === undefined ? {} : {'Content-Type': 'application/json'}),
      ...(status === 204 ? {} : {'Content-Length': bytes.length}),
      ...headers,
    });
    response.end(bytes);
    const jobStatus = component === controller && json?.status ? ` ${json.status}` : '';
    console.log(`${request.method} ${request.url} ${status}${jobStatus}`);
  });
  return new Promise((resolve) => {
    server.on('error', (error) =>
      stop(
        1,
        error.code === 'EADDRINUSE'
          ? `port ${port} is in use on this machine. Set ${variable} to another port, such as 8090, and start again`
          : `cannot listen on port ${port}: ${error.message}`,
      ),
    );
    server.listen(Number(port), '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`));
  });
}

const [option] = process.argv.slice(2);
if (option === '--help' || option === '-h') {
  console.log(help);
  process.exit(0);
}
if (option !== undefined) stop(2, `expected no argument, not "${option}"; see --help`);
if (templates.length === 0) stop(2, 'STAND_IN_TEMPLATES contains no job template');
const address = await listen(controller, 'PORT', '8080');
storeAddress = await listen(dataStore, 'STORE_PORT', '8085');
console.log(`Mock server for jadice flow. It is not jadice flow: its statuses and results are examples. Ctrl+C stops it.
  controller   ${address}
  data store   ${storeAddress}
  worker       ${await listen(worker, 'WORKER_PORT', '7081')}`);
