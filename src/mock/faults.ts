/** The failures that can be rehearsed. Pure. */
import {Refusal, type Answer} from './answers';

/** What happens to one call: before its work, or after it with the answer that is lost. */
interface CallFault {
  does: string;
  before?: () => Answer;
  after?: 'lost' | 'cut' | 'slow' | 'twice';
  answer?: Answer;
}

/** A page of a proxy instead of JSON. */
export const signIn = (): Answer => ({
  status: 200,
  body: Buffer.from('<!doctype html><title>Sign in</title><h1>Sign in</h1>\n'),
  headers: {'Content-Type': 'text/html'},
});
const busy = (status: number, sender: string, isDate = false): CallFault => ({
  does: `${status} ${sender}, with Retry-After${isDate ? ' as a date, 2 seconds later' : ': 1'}`,
  before: () => ({
    status,
    headers: {'Retry-After': isDate ? new Date(Date.now() + 2000).toUTCString() : '1'},
  }),
});

export const callFaults: Readonly<Record<string, CallFault>> = {
  '401': {
    does: '401, as after a token has expired',
    before: () => ({status: 401, headers: {'WWW-Authenticate': 'Bearer error="invalid_token"'}}),
  },
  '403': {does: '403, as if a role is missing', before: () => ({status: 403})},
  '429': busy(429, 'of a gateway'),
  '429-date': busy(429, 'of a gateway', true),
  '503': busy(503, 'of a proxy'),
  '503-date': busy(503, 'of a proxy', true),
  '500': {does: '500 after the work is done, so a job exists', answer: {status: 500}},
  html: {does: 'HTML of a proxy with 200', before: signIn},
  redirect: {does: '302 to a page of that kind', before: () => ({status: 302, headers: {Location: '/login'}})},
  slow: {does: 'the answer comes after MOCK_SLOW seconds', after: 'slow'},
  lost: {does: 'the work is done, but the connection breaks without an answer', after: 'lost'},
  cut: {does: 'the work is done, but the answer ends in the middle', after: 'cut'},
  duplicate: {does: 'the call is made twice, as by a proxy that repeats it', after: 'twice'},
};

export const jobFaults: Readonly<Record<string, {does: string}>> = {
  fail: {does: 'the job ends with MOCK_FAILED'},
  hang: {does: 'the job stays at MOCK_RUNS'},
  expired: {does: 'the documents of the result are gone (404) when they are downloaded'},
  'big-id': {does: 'the job ID is above 2^53'},
};

/** Names for the calls of the API descriptions. */
export const callNames: Readonly<Record<string, string>> = {
  getTemplateNames: 'names',
  createJob: 'create',
  getJobExecution: 'execution',
  getJobResult: 'result',
  createDocument: 'upload',
  getContent: 'download',
  getContentElement: 'download',
};
const allCalls = [...new Set(Object.values(callNames))];
/** Calls that come after a job request, so that it can choose their failures. */
export const callsOfJob: readonly string[] = ['create', 'execution', 'result', 'download'];

export interface Wish {
  name: string;
  /** Name of the call that it is for. Without one, the next call. */
  call?: string | undefined;
  /** Job that it is for. Without one, any. */
  jobId?: string;
}

/**
 * Reads wishes such as `fail` or `503@execution lost@create`.
 *
 * @param calls - Names of the calls that can have them here.
 * @throws Refusal if a name is unknown
 */
export function wishesOf(text: string, calls: readonly string[] = allCalls): Wish[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.map((word) => {
    const [name = '', call, ...more] = word.split('@');
    const isOfJob = call === undefined && calls.includes('create');
    const known = Object.keys(isOfJob ? {...callFaults, ...jobFaults} : callFaults);
    if (!known.includes(name) || !(call === undefined || calls.includes(call)) || more.length > 0) {
      const expected = `one of ${known.join(', ')}, for a call of ${calls.join(', ')}, such as 503@${calls.at(-1)}`;
      throw new Refusal(400, `The mock server does not have this failure here; expected ${expected}`);
    }
    return {name, call};
  });
}
