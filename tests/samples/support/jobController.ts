/** A controller with one job, for the tests of the clients. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {samples} from './files';
import {type Answer, component} from './scripts';

export const request = join(samples, 'rest', 'job-request.json');
export const result = String.raw`{"items":[{"parts":[{"url":"http://store/1 \u0041\"","filename":"ä","size":-1.5e3},{"url":"http://store/0","type":"META"},{"url":"http://store/2"}]}],"url":null}`;

/** A controller that creates job 18, lists what it is asked for, and says one state of `states` after the other. */
export async function controller(
  states: readonly (string | Answer)[],
  others: Record<string, Answer | 'breaks off'> = {},
) {
  const calls: string[] = [];
  const left = [...states];
  const url = await component(({method, url: path, headers}, body) => {
    const call = `${method} ${path}`;
    calls.push([call, headers.authorization].filter(Boolean).join(' '));
    const other = others[call];
    if (other) {
      return other === 'breaks off' ? undefined : other;
    }
    if (call === 'POST /job/create') {
      return body === readFileSync(request, 'utf8') ? [200, '{"jobExecutionID":18}'] : [400, 'another request'];
    }
    if (call === 'GET /job/result/18') {
      return [200, result];
    }
    const state = left.length > 1 ? left.shift()! : left[0]!;
    return typeof state === 'string' ? [200, JSON.stringify({inner: {status: 'OTHER'}, status: state})] : state;
  });
  return {url, calls};
}
