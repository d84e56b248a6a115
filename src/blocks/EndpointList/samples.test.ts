import {expect, it} from 'vitest';
import {type Call, samplesOf} from './samples';

const call: Call = {
  method: 'GET',
  path: '/document/{documentId}/part/{partId}/{name}',
  parameters: [{path: 'name', example: '"page.png"'}] as Call['parameters'],
};

it.each([
  ['curl', '"$FLOW_URL/document/$DOCUMENT_ID/part/$PART_ID/page.png"', '--max-time'],
  ['Java', '("DOCUMENT_ID") + "/part/" + System.getenv("PART_ID") + "/page.png")', '.timeout('],
  ['JavaScript', '/document/${env.DOCUMENT_ID}/part/${env.PART_ID}/page.png`', 'AbortSignal.timeout('],
])(
  'a call in %s has all parameters, and a limit to its time only without the login of the data store',
  (name, path, limit) => {
    const [controller = '', store = ''] = [false, true].map(
      (needsLogin) => samplesOf(call, needsLogin).find(({label}) => label === name)!.code,
    );
    expect(controller).toContain(path);
    expect([controller.includes(limit), store.includes(limit)]).toEqual([true, false]);
    expect([controller.includes('EUREKA'), store.includes('EUREKA')]).toEqual([false, true]);
  },
);
