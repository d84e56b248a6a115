/** The controller of the mock server: jobs in memory, whose results are examples. */
import {refuseUnless, type Answer} from './answers';
import type {Call} from './calls';
import {callsOfJob, jobFaults, wishesOf, type Wish} from './faults';
import {elementOf, type Store} from './store';

interface Part {
  url: string;
  filename?: string;
  type?: string;
}
interface Item {
  parts: Part[];
  processingProperties?: Record<string, unknown>;
}
interface JobRequest {
  jobTemplateName: string;
  items: Item[];
}
interface Job extends JobRequest {
  id: string;
  status: string;
  /** Status values to come. */
  steps: string[];
  isExpired: boolean;
  result?: object[];
}

/** A PDF with one empty page. */
function emptyPdf(): string {
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

type Output = [filename: string, mimeType: string, text: string];

/** What the template makes of the parts of an item: examples, whatever the parts hold. */
function outputsOf(template: string, parts: readonly Part[]): Output[] {
  const names = parts.filter(({type}) => type !== 'META').map(({filename = 'document'}) => filename);
  if (template === 'imageToPdfWithHOCR' && names[0]) return [[`${names[0]}.pdf`, 'application/pdf', emptyPdf()]];
  return names.flatMap((name): Output[] => {
    const text = `Example text of the mock server for ${name}. It has not read the file.\n`;
    const line = `<p class="ocr_par">${text.replaceAll(/[<>&]/g, ' ')}</p>`;
    const plain: Output = [`${name}.txt`, 'text/plain', text];
    const hocr: Output = [`${name}.hocr`, 'text/html', `<!doctype html><div class="ocr_page">${line}</div>`];
    return template === 'ocr' ? [plain, hocr] : [plain];
  });
}

/** Number without quotes, whatever its size. */
export const jsonText = (json: unknown): string =>
  JSON.stringify(json).replaceAll(/("jobExecutionID":)"(\d+)"/g, '$1$2');

const information = ({id, status}: Job): Answer => ({status: 200, json: {jobExecutionID: id, traceID: null, status}});

/** Jobs in memory, and the answers to the calls of the controller. */
export class Jobs {
  private readonly jobs = new Map<string, Job>();
  /** The jobs of the documents in results. */
  readonly makers = new Map<string, string>();

  constructor(
    private readonly templates: readonly string[],
    /** Failures of the first job. */
    private first: readonly Wish[],
    private readonly store: Store,
    /** Takes failures that a job request asks for in its later calls. */
    private readonly wish: (wish: Wish) => void,
    /** The data store under the name in the URL of a part, or else of the call: clients send its credentials only to one name. */
    private readonly storeAddress: (host: string | undefined, part: string) => string,
  ) {}

  private create({headers, json}: Call): Job {
    // Its schema has been checked.
    const request = json as unknown as JobRequest;
    const {jobTemplateName, items} = request;
    refuseUnless(this.templates.includes(jobTemplateName), 400, 'There is no job template of this name');
    const wishes = [
      ...this.first,
      ...wishesOf(String(headers['x-mock-server'] ?? '')).filter(({name}) => name in jobFaults),
      ...items.flatMap(({processingProperties: {['mock-server']: text} = {}}) =>
        typeof text === 'string' ? wishesOf(text, callsOfJob) : [],
      ),
    ];
    const isWished = (name: string): boolean => wishes.some((wish) => wish.name === name);
    const isLost = items.some(({parts}) => parts.some(({url}) => !this.store.has(url)));
    const steps = ['MOCK_RUNS', isLost || isWished('fail') ? 'MOCK_FAILED' : 'FINISHED'];
    const number = BigInt(this.jobs.size + 18) + (isWished('big-id') ? 2n ** 53n : 0n);
    const job: Job = {
      ...request,
      id: String(number),
      status: 'MOCK_WAITS',
      steps: isWished('hang') ? steps.slice(0, 1) : steps,
      isExpired: isWished('expired'),
    };
    this.jobs.set(job.id, job);
    this.first = [];
    wishes.forEach(({name, call = 'create'}) => name in jobFaults || this.wish({name, call, jobId: job.id}));
    return job;
  }

  private result(job: Job, host: string | undefined): object[] {
    return job.items.map(({parts}) => {
      const store = this.storeAddress(host, parts[0]!.url);
      const made = outputsOf(job.jobTemplateName, parts).map(([filename, mimeType, text]) => {
        const element = elementOf(filename, mimeType, Buffer.from(text));
        const {documentId} = this.store.add({}, [element]);
        this.makers.set(documentId, job.id);
        if (job.isExpired) this.store.remove(documentId);
        return {
          url: `${store}/api/v1/documents/${documentId}/content/${element.id}`,
          filename,
          type: 'BASE_PART',
          mimeType,
        };
      });
      return {
        parts: [...made, ...parts.map((part) => ({...part, url: store + new URL(part.url).pathname, type: 'META'}))],
      };
    });
  }

  answer(call: Call): Answer {
    const {operationId} = call.operation;
    if (operationId === 'getTemplateNames') return {status: 200, json: this.templates};
    if (operationId === 'createJob') return information(this.create(call));
    const job = this.jobs.get(call.path['jobId'] ?? '');
    refuseUnless(job, 404, 'There is no such job');
    if (operationId === 'getJobExecution') {
      job.status = job.steps.shift() ?? job.status;
      return information(job);
    }
    refuseUnless(job.status === 'FINISHED', 404, 'The job has no result');
    job.result ??= this.result(job, call.headers.host);
    return {status: 200, json: {mockServer: 'Example: compare the fields with your Swagger UI.', items: job.result}};
  }
}
